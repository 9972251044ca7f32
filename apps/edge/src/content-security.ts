import { createHash } from 'node:crypto';
import type { Branch } from '@umkreis/contract/branch.ts';
import { policyOrigin } from '@umkreis/contract/policy-origin.ts';
import { isTerrainArchive } from '@umkreis/contract/terrain-url.ts';
import { commonsOrigin, commonsPictureOrigin } from '@umkreis/places/pictures/commons-picture.ts';
import { isPrivatePage } from './private-page.ts';

interface Options {
  path: string;
  branch: Branch | null;
  /** All guides and the main site's origin: the dashboard shows previews of their embedded lists in frames. */
  guides?: { mainOrigin: string; branches: readonly Pick<Branch, 'liveDomain'>[] };
  assetRoot: string;
  imageryUrl?: string | null;
  terrainUrl?: string | null;
  /** Servers of video files. */
  videoOrigins?: readonly string[];
  authOrigin: string | null;
  development: boolean;
  inlineScripts: string[];
  /** Hashes of the page's inline style elements. */
  styleHashes?: string[];
}

/** The page's Content-Security-Policy. Other origins appear only where configuration names them. */
export function contentSecurityPolicy({
  path,
  branch,
  guides,
  assetRoot,
  imageryUrl,
  terrainUrl,
  authOrigin,
  development,
  inlineScripts,
  styleHashes = [],
  videoOrigins = [],
}: Options): string {
  const hosted = originsOf(
    branch?.selectedStyleUrl,
    ...(branch?.seasons.map((season) => season.styleUrl) ?? []),
    ...(branch?.searchShortcuts.map((shortcut) => shortcut.switchToStyleUrl) ?? []),
  );
  const assets = originsOf(assetRoot);
  // Tiles of an archive are read by range requests and have no image URLs of their own.
  const archive = terrainUrl && isTerrainArchive(terrainUrl) ? terrainUrl : null;
  const tiles = terrainUrl === archive ? null : terrainUrl;
  const others = [...new Set([...hosted, ...assets, ...originsOf(imageryUrl, tiles)])];
  const read = [...new Set([...others, ...originsOf(archive)])];
  const commons = branch?.showsCommonsPictures
    ? { pictures: [commonsPictureOrigin], facts: [commonsOrigin] }
    : { pictures: [], facts: [] };
  const dev = development ? ['http://127.0.0.1:*', 'ws://127.0.0.1:*'] : [];
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...assets, ...dev, ...hashes, ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...assets, ...dev, ...(development ? ["'unsafe-inline'"] : styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...others, ...commons.pictures, ...dev],
    'media-src': ["'self'", ...assets, ...videoOrigins],
    'font-src': ["'self'", 'data:', ...assets, ...dev],
    'connect-src': ["'self'", 'blob:', ...read, ...commons.facts, ...(authOrigin ? [authOrigin] : []), ...dev],
    'worker-src': ["'self'", 'blob:', ...assets, ...dev],
    'frame-src': ["'self'", ...guideOrigins(guides), ...(authOrigin ? [authOrigin] : [])],
    'frame-ancestors': [frameAncestors(path)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Subdomains of the main site, and live domains. */
function guideOrigins(guides: Options['guides']): string[] {
  if (!guides) return [];
  const { protocol, host } = new URL(guides.mainOrigin);
  const live = guides.branches.flatMap(({ liveDomain }) => (liveDomain ? `https://${liveDomain}` : []));
  return [`${protocol}//*.${host}`, ...originsOf(...live)];
}

const originsOf = (...addresses: (string | null | undefined)[]) =>
  addresses.flatMap((address) => policyOrigin(address ?? '') ?? []);

/**
 * Embeds and the public map have no login and no cookies, so any site may frame them, except a visitor's
 * private page.
 */
function frameAncestors(path: string): string {
  if (isPrivatePage(path)) return "'none'";
  return path.startsWith('/embed/') || path === '/map' || path.startsWith('/map/') ? '*' : "'self'";
}
