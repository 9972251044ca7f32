import type { Boot } from '@umkreis/contract/boot.ts';
import { snapshotOfReference } from '@umkreis/contract/reference-file.ts';

export interface PageFiles {
  /** URLs of all required files as they appear in the page, and its snapshot, which the engine fetches by itself */
  files: string[];
  /** Folders of all referenced releases, with a trailing slash */
  releases: string[];
  /** The releases of which the page consists */
  usedReleases: string[];
  /** Names of its snapshot and the files created with it, below /json/ */
  data: string[];
}

const linked = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"[^>]*>/g;
const unneeded = /\brel="(?:canonical|alternate|preconnect)"/;
const bootBlock = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

/** The boot data of a page of the edge. */
export const bootOfPage = (html: string): Partial<Boot> =>
  JSON.parse(bootBlock.exec(html)?.[1] ?? '{}') as Partial<Boot>;

/**
 * The files that a page of the edge needs to work offline.
 * @param html as sent by the edge
 * @param surfaces remotes to which the page links, besides its own
 */
export function pageFiles(html: string, surfaces: readonly string[]): PageFiles {
  const named = [...html.matchAll(linked)]
    .filter(([tag]) => !unneeded.test(tag))
    .map(([, address]) => address!.replaceAll('&amp;', '&'));
  const boot = bootOfPage(html);
  const entries = surfaces.flatMap((surface) => boot.remotes?.[surface]?.entry ?? []);
  const snapshots = named.flatMap((address) => snapshotOfReference(address) ?? []);
  const files = [...new Set([...named, ...snapshots, ...entries])];
  return {
    files,
    releases: foldersOf([...named, ...Object.values(boot.remotes ?? {}).map(({ entry }) => entry)]),
    usedReleases: foldersOf(files),
    data: files.flatMap((address) => /\/json\/([^/?]+)$/.exec(address)?.[1] ?? []),
  };
}

const foldersOf = (addresses: readonly string[]) => [
  ...new Set(addresses.flatMap((address) => /^.*\/releases\/[^/]+\/[^/]+\//.exec(address) ?? [])),
];
