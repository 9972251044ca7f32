import type { Rule } from 'eslint';
import { componentName, hookOf, ownNodes, type AnyFunction } from './component-functions.ts';

/** Components have fewer hooks than this. */
const limit = 8;
/** Hooks without state of their own: they read texts, or what a provider above passes on unchanged. */
const free = new Set(['useMessages', 'useContentLanguage', 'useGuide', 'useDashboard']);

/**
 * Reports components with eight hooks or more. A hook of one's own counts once, whatever it calls; texts and the
 * surface's context don't count.
 */
export const componentHooks: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      many: "'{{name}}' calls {{count}} hooks, each of which can render it: have fewer than {{limit}}, without texts and context. Move what belongs together into a hook, a component or an atom.",
    },
  },
  create(context) {
    const check = (node: AnyFunction) => {
      const name = componentName(node);
      if (name === null) return;
      let count = 0;
      for (const one of ownNodes(node, context.sourceCode.visitorKeys)) {
        const hook = one.type === 'CallExpression' ? hookOf(one) : '';
        if (hook && !free.has(hook)) count += 1;
      }
      if (count >= limit)
        context.report({ node, messageId: 'many', data: { name, count: `${count}`, limit: `${limit}` } });
    };
    return {
      FunctionDeclaration: (node) => check(node as AnyFunction),
      FunctionExpression: (node) => check(node as AnyFunction),
      ArrowFunctionExpression: (node) => check(node as AnyFunction),
    };
  },
};
