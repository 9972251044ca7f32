import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Boot } from '@umkreis/contract/boot.ts';
import { guideEngine } from '@umkreis/guide-core/engine/guide-engine.ts';
import { startedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import { startedPage } from '@umkreis/guide-core/engine/started-page.ts';
import { setLibrary } from '@umkreis/map-core/library/library-of.ts';
import { libraryPart } from '@umkreis/map-core/map/library-part.ts';
import { publishMap, type GuideMap } from '@umkreis/map-core/map/guide-map.ts';
import { openMap, type OpenedMap, type OpenMap } from '@umkreis/map-core/map/opened-map.ts';
import { noteSourceData } from '@umkreis/map-core/sources/source-data.ts';
import { createGuideMap } from './create-guide-map.ts';
import { watchArchive } from './watch-places.ts';
import { firstView, type FirstView } from './first-view.ts';

interface Wanted {
  style: StyleSpecification;
  /** Version of the style */
  version: string;
}

/**
 * Shows the page's map: that of the bootstrap script, otherwise one created now. If another component shows it, or it
 * failed to load, opens another one.
 */
export const openGuideMap =
  (boot: Boot, wanted: Wanted): OpenMap =>
  async (container) => {
    const view = firstView(boot, location);
    const isStarted = startedGuide() !== null;
    const guideMap = await (startedPage().map ?? publishMap(createGuideMap(view, libraryPart.load(), null)));
    const opened = guideMap?.adopt(container)
      ? shown(guideMap, wanted, view)
      : await openMap(wanted.style, view.camera)(container);
    if (opened && !isStarted) watchArchive(opened.map, async () => guideEngine());
    return opened;
  };

function shown(guideMap: GuideMap, { style, version }: Wanted, { camera }: FirstView): OpenedMap {
  const { map, library, sources } = guideMap;
  setLibrary(map, library);
  noteSourceData(map, sources);
  const { clientWidth, clientHeight } = map.getContainer();
  const canvas = map.getCanvas();
  // A new size clears the canvas and redraws it.
  if (canvas.clientWidth !== clientWidth || canvas.clientHeight !== clientHeight) map.resize();
  if (guideMap.styleVersion === null) {
    map.stop();
    map.jumpTo(camera);
  }
  if (guideMap.styleVersion !== version) {
    library.prepareFor(style);
    sources.clear();
    map.setStyle(style);
  }
  return { map, close: () => guideMap.release() };
}
