import type { Rule, SourceCode } from 'eslint';

/** Any node of a syntax tree */
export type Node = NonNullable<Parameters<SourceCode['getText']>[0]>;
export type CallExpression = Extract<Node, { type: 'CallExpression' }>;

export type AnyFunction = Rule.Node & {
  type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression';
};

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const isName = (name: string | undefined) => name !== undefined && /^[A-Z]/.test(name);

/** Name of a hook that is called, or an empty string */
export function hookOf({ callee }: CallExpression): string {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' && /^use([A-Z]|$)/.test(named.name) ? named.name : '';
}

/** Name of a component: its own, or that of the constant it is assigned to, also through `memo`; null: none */
export function componentName(node: AnyFunction): string | null {
  if ('id' in node && node.id) return isName(node.id.name) ? node.id.name : null;
  let parent: Rule.Node = node.parent;
  while (parent.type === 'CallExpression') parent = parent.parent;
  const id = parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined;
  return isName(id) ? id! : null;
}

/** Nodes of a function's body, without those of functions inside it */
export function* ownNodes(node: AnyFunction, keys: Readonly<Record<string, readonly string[]>>): Generator<Node> {
  const queue: Node[] = [node.body];
  for (let one = queue.pop(); one; one = queue.pop()) {
    yield one;
    if (functions.has(one.type)) continue;
    for (const key of keys[one.type] ?? []) {
      const child = (one as unknown as Record<string, Node | (Node | null)[] | null>)[key];
      queue.push(...[child].flat().filter((inner) => inner != null));
    }
  }
}

/** What a function returns, one entry per return; null: nothing */
export function returned(node: AnyFunction, keys: Readonly<Record<string, readonly string[]>>): (Node | null)[] {
  if (node.body.type !== 'BlockStatement') return [node.body];
  return [...ownNodes(node, keys)].flatMap((one) => (one.type === 'ReturnStatement' ? [one.argument ?? null] : []));
}
