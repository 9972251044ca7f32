import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { workspace } from '../services.ts';
import { privateWords } from './private-words.ts';

type Named = Rule.Node & { id?: { type: string; name?: string } | null };

/** Reports private words in comments, in names that a file declares and in its path. */
export const noPrivateWords: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { word: "'{{word}}' is not plain English here: {{instead}}." } },
  create(context) {
    const report = (text: string, where: Pick<Rule.Node, 'loc'>) => {
      for (const data of privateWords(text)) context.report({ loc: where.loc!, messageId: 'word', data: { ...data } });
    };
    const reportName = (node: Named) => node.id?.name && report(node.id.name, node);
    return {
      Program(node) {
        report(relative(workspace, context.filename), { loc: { start: { line: 1, column: 0 }, end: node.loc!.end } });
        for (const comment of context.sourceCode.getAllComments()) report(comment.value, { loc: comment.loc! });
      },
      VariableDeclarator: reportName,
      FunctionDeclaration: reportName,
      ClassDeclaration: reportName,
      TSInterfaceDeclaration: reportName,
      TSTypeAliasDeclaration: reportName,
    };
  },
};
