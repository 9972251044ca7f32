import type { Rule } from 'eslint';
import { hookOf, type CallExpression, type Node } from './component-functions.ts';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
/** Hooks that return a setter: as a whole, or as the second value */
const stateHooks = new Set(['useSetAtom', 'useState', 'useReducer', 'useAtom', 'useOpened']);

/**
 * Reports effects that do nothing but set state or an atom, always or under a condition. State that follows from
 * other state is derived, and an event sets state itself. Effects with a cleanup subscribe to something, and are not
 * reported.
 */
export const noCopyingEffects: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copy: 'This effect only copies state into state, which renders twice. Derive the value while rendering or in an atom, set it in the event that changes it, or pass it into the store (useStoreInput).',
    },
  },
  create(context) {
    /** Whether a function is a setter of state or of an atom, or the store's */
    const isSetter = (callee: CallExpression['callee']): boolean => {
      if (callee.type === 'MemberExpression')
        return (
          callee.object.type === 'Identifier' &&
          callee.object.name === 'store' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'set'
        );
      if (callee.type !== 'Identifier') return false;
      for (let scope = context.sourceCode.getScope(callee); scope; scope = scope.upper!) {
        const definition = scope.set.get(callee.name)?.defs[0]?.node as
          | { type: string; id?: Node; init?: Node | null }
          | undefined;
        if (!definition) continue;
        const { init, id } = definition;
        if (init?.type !== 'CallExpression' || !stateHooks.has(hookOf(init))) return false;
        return id?.type === 'Identifier' || (id?.type === 'ArrayPattern' && named(id.elements[1]) === callee.name);
      }
      return false;
    };
    const onlySets = (node: Node | null | undefined): boolean => {
      switch (node?.type) {
        case 'CallExpression':
          return isSetter(node.callee);
        case 'UnaryExpression':
          return node.operator === 'void' && onlySets(node.argument);
        case 'LogicalExpression':
          return onlySets(node.right);
        case 'ConditionalExpression':
          return onlySets(node.consequent) && onlySets(node.alternate);
        case 'ExpressionStatement':
          return onlySets(node.expression);
        case 'IfStatement':
          return (
            isExit(node.consequent) || (onlySets(node.consequent) && (!node.alternate || onlySets(node.alternate)))
          );
        case 'BlockStatement':
          return node.body.some(isSet) && node.body.every((one) => one.type === 'VariableDeclaration' || onlySets(one));
        default:
          return false;
      }
    };
    const isSet = (node: Node) => onlySets(node) && !(node.type === 'IfStatement' && isExit(node.consequent));
    return {
      CallExpression(node) {
        if (!effects.has(hookOf(node))) return;
        const [effect] = node.arguments as Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionExpression' }>[];
        if (effect && 'body' in effect && onlySets(effect.body)) context.report({ node, messageId: 'copy' });
      },
    };
  },
};

const named = (node: Node | null | undefined) =>
  node?.type === 'Identifier' && 'name' in node ? node.name : undefined;

/** `return;`, also in a block */
const isExit = (node: Node): boolean =>
  node.type === 'BlockStatement'
    ? node.body.length === 1 && isExit(node.body[0]!)
    : node.type === 'ReturnStatement' && !node.argument;
