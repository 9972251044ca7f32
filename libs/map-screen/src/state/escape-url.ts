import type { Branch } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Selection } from './selection.ts';

/**
 * The full map outside of a frame, at the same selection.
 * @param mainOrigin scheme://host of the main site, for branches without a domain of their own
 */
export function escapeUrl(branch: Pick<Branch, 'liveDomain'> | null, mainOrigin: string, selection: Selection, title?: string): string {
  const origin = branch?.liveDomain ? `https://${branch.liveDomain}` : mainOrigin;
  switch (selection.kind) {
    case 'place': return origin + routes.mapPlace.to(selection.nanoId, title);
    case 'street': return origin + routes.mapStreet.to(selection.nanoId, title);
    case 'building': return origin + routes.mapBuilding.to(selection.nanoId, title);
    case 'shortcut': return origin + routes.mapSearchShortcut.to(selection.id);
    default: return `${origin}${routes.map.to()}/`;
  }
}
