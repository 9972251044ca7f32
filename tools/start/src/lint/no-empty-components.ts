import type { Rule } from 'eslint';
import { componentName, hookOf, ownNodes, returned, type AnyFunction } from './component-functions.ts';

/** Reports components with hooks that only ever return null: they exist to run effects. */
export const noEmptyComponents: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty:
        "'{{name}}' renders nothing. Derive state in an atom (engineQueryAtom, atom), react to it outside of React (followAtom), or call a hook where its result is displayed.",
    },
  },
  create(context) {
    const check = (node: AnyFunction) => {
      const name = componentName(node);
      if (name === null) return;
      const { visitorKeys } = context.sourceCode;
      const hasHook = [...ownNodes(node, visitorKeys)].some((one) => one.type === 'CallExpression' && hookOf(one));
      const isEmpty = returned(node, visitorKeys).every(
        (value) => value === null || (value.type === 'Literal' && value.value === null),
      );
      if (hasHook && isEmpty) context.report({ node, messageId: 'empty', data: { name } });
    };
    return {
      FunctionDeclaration: (node) => check(node as AnyFunction),
      FunctionExpression: (node) => check(node as AnyFunction),
      ArrowFunctionExpression: (node) => check(node as AnyFunction),
    };
  },
};
