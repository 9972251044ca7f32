import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

interface Shared {
  singleton: true;
  requiredVersion: false;
  version: string;
  eager?: true;
}

/** Loaded immediately with the shell; the others only when a surface requests them. */
const eagerInShell = ['react', 'react/', 'react-dom', 'react-dom/', '@umkreis/federation/router.ts', 'jotai', 'jotai/'];
const lazy = ['swr', '@deck.gl/core', '@deck.gl/layers', '@deck.gl/maplibre'];

/** The modules of which a page has a single copy, whichever surface provides it. */
export function sharedModules(isShell: boolean): Record<string, Shared> {
  const entries = [...eagerInShell, ...(isShell ? [] : lazy)].map((name): [string, Shared] => {
    const eager = isShell && eagerInShell.includes(name);
    return [name, { singleton: true, requiredVersion: false, version: versionOf(name), ...(eager && { eager }) }];
  });
  return Object.fromEntries(entries);
}

function versionOf(name: string): string {
  const packageName = name.startsWith('@umkreis/') ? 'react-router-dom' : name.replace(/\/$/, '');
  return (JSON.parse(readFileSync(findPackageJSON(packageName, import.meta.url)!, 'utf8')) as { version: string })
    .version;
}
