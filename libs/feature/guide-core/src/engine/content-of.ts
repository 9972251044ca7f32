import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { basemapUrl } from '@umkreis/api-client/basemap-url.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { itemChangesOf } from '@umkreis/contract/item-changes.ts';
import { placesArchiveOf, servedPlacesArchive } from '@umkreis/contract/places-archive.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { Content } from '@umkreis/guide-engine/engine/content.ts';

/** Where the engine loads the guide of a page from. @param fileName of its snapshot; null: there is none */
export function contentOf(boot: Boot, fileName: string | null): Content {
  const { branch, main, apiRoot, assetRoot } = boot;
  return {
    where: { branch, main, apiRoot: absolute(apiRoot) },
    snapshot: absolute(basemapUrl(boot, fileName)),
    reference: fileName && absolute(`${assetRoot}/json/${referenceFileOf(fileName)}`),
    changes: fileName && absolute(`${assetRoot}/json/${itemChangesOf(fileName)}`),
    events: branch?.hasEvents
      ? absolute(apiUrl(boot, 'GET /events/branchshortid/{branchShortId}', { path: { branchShortId: branch.shortId } }))
      : null,
    archive: fileName && servedPlacesArchive(boot) && absolute(`${assetRoot}/json/${placesArchiveOf(fileName)}`),
  };
}

const absolute = (url: string) => new URL(url, location.href).href;
