import {
  loadRemote as load,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Boot, RemoteName, RemoteProps, RemotesFile } from '@umkreis/contract/boot.ts';

export type RemoteComponent = ComponentType<RemoteProps>;
/** Modules that a remote exposes: its entry, and for the map also the directory of all guides. */
export type RemotePart = 'app' | 'directory';

const TIMEOUT_MS = 15_000;
let boot: Boot | undefined;
const loaded = new Map<RemoteName, RemoteComponent>();

/** A remote that is already loaded: it can be rendered without suspending. */
export const loadedRemote = (name: RemoteName): RemoteComponent | undefined => loaded.get(name);

/** The remote whose manifest was sent with the page, i.e. the one of its URL. */
export function remoteOfPage({ remotes, manifests }: Pick<Boot, 'remotes' | 'manifests'>): RemoteName | undefined {
  return (Object.keys(remotes) as RemoteName[]).find((name) => remotes[name]!.entry in manifests);
}

/** Registers the page's remotes; manifests that were sent with the page are not fetched again. */
export function initRemotes(page: Boot): void {
  boot = page;
  const manifests = new Map(Object.entries(page.manifests).map(([url, manifest]) => [absolute(url), manifest]));
  registerPlugins([
    {
      name: 'manifests-of-the-page',
      async fetch(url: string) {
        const embedded = manifests.get(absolute(url));
        manifests.delete(absolute(url));
        return embedded
          ? new Response(JSON.stringify(embedded), { headers: { 'Content-Type': 'application/json' } })
          : fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
      },
    },
  ]);
  registerGlobalPlugins([retriedShares]);
  register(page.remotes);
}

/** The runtime caches the rejected promise of a shared module, so that later attempts would fail too. */
const retriedShares: Parameters<typeof registerGlobalPlugins>[0][number] = {
  name: 'retried-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

const absolute = (url: string) => new URL(url, location.href).href;

const register = (remotes: RemotesFile, force = false) =>
  registerRemotes(
    Object.entries(remotes).map(([name, { entry }]) => ({ name, entry: absolute(entry) })),
    { force },
  );

/**
 * Loads a component of a remote.
 * @throws Error if the remote is not deployed, does not respond within 15 s or has no entry
 */
export async function loadRemote(name: RemoteName, part: RemotePart = 'app'): Promise<RemoteComponent> {
  if (!boot?.remotes[name]) throw new Error(`remote ${name} is not deployed`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`remote ${name} did not respond within ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    );
  });
  try {
    const module = await Promise.race([load<{ default: RemoteComponent }>(`${name}/${part}`), timeout]);
    if (!module) throw new Error(`remote ${name} has no ${part}`);
    if (part === 'app') loaded.set(name, module.default);
    return module.default;
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches the remotes' URLs again before another attempt: the failed release may have been replaced. */
export async function refreshRemotes(): Promise<void> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok || !boot) return;
  boot = { ...boot, remotes: (await response.json()) as RemotesFile };
  register(boot.remotes, true);
}
