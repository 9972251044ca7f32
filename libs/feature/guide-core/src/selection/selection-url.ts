import { escapeUrl, type Framed } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Selection } from './selection.ts';

/** URL of the full map outside the frame, with the same selection. */
export const selectionUrl = (boot: Framed, selection: Selection, title?: string): string =>
  escapeUrl(boot, pathOf(selection, title));

function pathOf(selection: Selection, title?: string): string {
  switch (selection.kind) {
    case 'place':
      return routes.mapPlace.to(selection.nanoId, title);
    case 'street':
      return routes.mapStreet.to(selection.nanoId, title);
    case 'building':
      return routes.mapBuilding.to(selection.nanoId, title);
    case 'shortcut':
      return routes.mapSearchShortcut.to(selection.id);
    default:
      return `${routes.map.to()}/`;
  }
}
