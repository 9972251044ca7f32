import type { Tree } from '@nx/devkit';
import { branch as branchSchema } from '@umkreis/contract/branch.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { replaceOnce } from '../edit-source.ts';

export interface BranchOptions {
  /** 1–32 */
  number: number;
  title: string;
  subdomain: string;
  kind: string;
  /** #RRGGBB */
  color: string;
}

const folder = 'libs/domain/branches/src/branches';
const registry = 'libs/domain/branches/src/registry.ts';
const camelCase = (text: string) => text.replace(/-+(.?)/g, (_, next: string) => next.toUpperCase());
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Assigns a number of the registry to a client: writes its file, deletes that of the previous client, and
 * updates the registry. The logo is generated from title, kind and colour; the location follows from the
 * client's places.
 * @throws if the kind is unknown, or another branch has the subdomain
 */
export default function branch(tree: Tree, { number, title, subdomain, kind, color }: BranchOptions): void {
  const kinds: readonly string[] = branchSchema.shape.kind.options;
  if (!kinds.includes(kind)) throw new Error(`'${kind}' is no kind of branch: ${kinds.join(', ')}.`);
  const name = camelCase(subdomain);
  for (const other of branchConfigs)
    if (other.shortId !== number && (other.subdomain === subdomain || other.tagKey === name))
      throw new Error(`Branch ${other.shortId}, ${other.title}, has '${subdomain}' already.`);

  const digits = String(number).padStart(2, '0');
  const before = tree.children(folder).find((file) => file.startsWith(`${digits}-`));
  if (!before) throw new Error(`There is no branch ${number}.`);
  const exported = /export const (\w+) =/.exec(tree.read(`${folder}/${before}`, 'utf8') ?? '')?.[1];
  if (!exported) throw new Error(`${folder}/${before} exports no branch.`);

  tree.delete(`${folder}/${before}`);
  tree.write(
    `${folder}/${digits}-${subdomain}.ts`,
    [
      "import { defineBranch } from '../config/branch-config.ts';",
      "import { eating, eventsShortcut, parking, practical, shortcutsOf, sights } from '../config/shortcuts.ts';",
      '',
      `export const ${name} = defineBranch({`,
      `  shortId: ${number},`,
      `  kind: ${quoted(kind)},`,
      `  subdomain: ${quoted(subdomain)},`,
      `  title: ${quoted(title)},`,
      `  tagKey: ${quoted(name)},`,
      `  accentColor: ${quoted(color.toUpperCase())},`,
      `  searchShortcuts: shortcutsOf(${number}, ${quoted(name)}, [eating, sights, eventsShortcut, parking, practical]),`,
      '});',
      '',
    ].join('\n'),
  );
  replaceOnce(
    tree,
    registry,
    `import { ${exported} } from './branches/${before}';`,
    `import { ${name} } from './branches/${digits}-${subdomain}.ts';`,
  );
  replaceOnce(tree, registry, `\n  ${exported},\n`, `\n  ${name},\n`);
}
