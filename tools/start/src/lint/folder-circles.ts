import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Imports between two folders of a project that are part of a cycle. */
export interface FolderLink {
  /** Below src; '.' is src itself */
  from: string;
  to: string;
  /** 'places/a.ts → hours/b.ts' */
  imports: string[];
}

/**
 * Finds import cycles between the folders of a project, including type and lazy imports. Each folder below src
 * counts, as does src itself. Test files are ignored.
 * @param source folder with a project's code
 */
export function folderCircles(source: string): FolderLink[] {
  const links = new Map<string, FolderLink>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const from = dirname(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(join(source, file), 'utf8')).importedFiles) {
      const target = relative(source, join(source, from, fileName));
      const to = dirname(target);
      if (!fileName.startsWith('.') || to === from || target.startsWith('..')) continue;
      const key = `${from}\n${to}`;
      const link = links.get(key) ?? { from, to, imports: [] };
      link.imports.push(`${file} → ${target}`);
      links.set(key, link);
    }
  }
  const all = [...links.values()];
  const reached = new Map(all.map(({ to }) => [to, reachedFrom(to, all)]));
  return all
    .filter(({ from, to }) => reached.get(to)!.has(from))
    .toSorted((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

/** The shortest path from one folder of a cycle to another, with one import per step. */
export function wayBetween(from: string, to: string, circles: readonly FolderLink[]): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [folder, way] of ways)
    for (const link of circles)
      if (link.from === folder && !ways.has(link.to)) ways.set(link.to, [...way, link.imports[0]!]);
  return ways.get(to) ?? [];
}

function reachedFrom(start: string, links: readonly FolderLink[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const folder of reached) for (const { from, to } of links) if (from === folder) reached.add(to);
  return reached;
}
