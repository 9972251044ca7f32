import type { Tree } from '@nx/devkit';

/** Adds an element at the end of the list in a pattern's first group. @throws if the file has no such list */
export function addToList(tree: Tree, path: string, list: RegExp, element: string): void {
  edit(tree, path, (text) => {
    const match = list.exec(text);
    if (!match) return null;
    const inner = match[1]!;
    const trailing = /,?\s*$/.exec(inner)![0];
    const next = match[0].replace(inner, `${inner.slice(0, inner.length - trailing.length)}, ${element}${trailing}`);
    return text.slice(0, match.index) + next + text.slice(match.index + match[0].length);
  });
}

/** Inserts text before the first occurrence of a marker. @throws if the file does not contain the marker */
export function insertBefore(tree: Tree, path: string, marker: string, text: string): void {
  edit(tree, path, (source) => (source.includes(marker) ? source.replace(marker, text + marker) : null));
}

/** Replaces one text by another. @throws unless the file contains it exactly once */
export function replaceOnce(tree: Tree, path: string, before: string, after: string): void {
  edit(tree, path, (source) => (source.split(before).length === 2 ? source.replace(before, () => after) : null));
}

function edit(tree: Tree, path: string, change: (text: string) => string | null): void {
  const next = change(tree.read(path, 'utf8') ?? '');
  if (next === null) throw new Error(`${path} has changed: the generator cannot find the position to edit.`);
  tree.write(path, next);
}
