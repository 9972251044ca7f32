import type { Boot } from '@umkreis/contract/boot.ts';
import { snapshotBeside } from '@umkreis/contract/reference-file.ts';

export interface PageFiles {
  /**
   * Addresses of all that the page names and can't do without, as they stand in it, and of its snapshot, which the
   * guide's engine asks for by itself
   */
  files: string[];
  /** Folders of all releases that it names, with a slash at the end */
  releases: string[];
  /** Of these, the ones that it is made of */
  shown: string[];
  /** Names of its snapshot and of what was made with it, below /json/ */
  data: string[];
}

const linked = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"[^>]*>/g;
const unneeded = /\brel="(?:canonical|alternate|preconnect)"/;
const bootBlock = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

/**
 * What a page of the edge needs so that it works without a network.
 * @param html as the edge sent it
 * @param surfaces remotes that the page's links lead to, beside the one it names
 */
export function pageFiles(html: string, surfaces: readonly string[]): PageFiles {
  const named = [...html.matchAll(linked)]
    .filter(([tag]) => !unneeded.test(tag))
    .map(([, address]) => address!.replaceAll('&amp;', '&'));
  const boot = JSON.parse(bootBlock.exec(html)?.[1] ?? '{}') as Partial<Boot>;
  const entries = surfaces.flatMap((surface) => boot.remotes?.[surface]?.entry ?? []);
  const snapshots = named.flatMap((address) => snapshotBeside(address) ?? []);
  const files = [...new Set([...named, ...snapshots, ...entries])];
  return {
    files,
    releases: foldersOf([...named, ...Object.values(boot.remotes ?? {}).map(({ entry }) => entry)]),
    shown: foldersOf(files),
    data: files.flatMap((address) => /\/json\/([^/?]+)$/.exec(address)?.[1] ?? []),
  };
}

const foldersOf = (addresses: readonly string[]) => [
  ...new Set(addresses.flatMap((address) => /^.*\/releases\/[^/]+\/[^/]+\//.exec(address) ?? [])),
];
