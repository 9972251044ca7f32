import { appRequestedEvent, appRequestedMark } from '@umkreis/contract/page-frame/app-request.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { previewQuery } from '@umkreis/contract/preview.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import { loadMapLibrary } from '@umkreis/map-core/library/map-library.ts';
import { publishMap } from '@umkreis/map-core/map/guide-map.ts';
import { createGuideMap } from './create-guide-map.ts';
import { firstView } from './first-view.ts';
import { startGuide } from './start-guide.ts';

/**
 * Creates the page's map from the data the edge has embedded, before shell, router and React are loaded; they adopt
 * it (`openGuideMap`). Details that need the API, such as a topic's own style, are applied later.
 * @param given what the surface knows in addition to the page's data
 */
export function startMap(given: Pick<Boot, 'screenScale'> = {}): void {
  // The dashboard's preview shows another branch than the page.
  if (new URLSearchParams(location.search).has(previewQuery)) return reportNoMap();
  const boot = { ...readBoot(), ...given };
  const library = loadMapLibrary();
  const view = firstView(boot, location);
  const guide = startGuide(boot, view.isNarrowed, library);
  // A selection or search is queried while the map draws; otherwise the engine starts together with the app.
  if (view.isQueried || isAppRequested()) guide?.prioritize();
  else addEventListener(appRequestedEvent, () => guide?.prioritize(), { once: true });
  void publishMap(createGuideMap(view, library, guide)).then((created) => created ?? reportNoMap());
}

const isAppRequested = () => appRequestedMark in document.documentElement.dataset;

/** Tells the page not to wait for a map: its embedded script observes this performance mark. */
const reportNoMap = () => void performance.mark('umkreis:no-map');
