import type { DrawingQuery } from '@umkreis/guide-engine/results/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { guideSources, type GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { showItems } from '@umkreis/map-core/sources/show-items.ts';
import { isSameData, setSourceData, type SourceData } from '@umkreis/map-core/sources/source-data.ts';
import type { GuideMap } from '@umkreis/map-core/map/guide-map.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

interface Look {
  query: DrawingQuery;
  layers: GuideLayerOptions;
  /** Gives the tiles of a large branch the names that its filters need */
  setNames(names: Names): void;
}

/** Draws what the engine knows, unless a component has adopted the map and does so itself. */
export async function drawStarted(guideMap: GuideMap, guide: StartedGuide, look: Look): Promise<void> {
  const filled = await guide.filling.catch(() => null);
  if (!filled || guideMap.isAdopted) return;
  const { map, sources } = guideMap;
  if (filled.isTiled) return look.setNames(filled.names);
  const { engine } = guide.link;
  const [current, drawing] = await Promise.all([engine.currentPlaces(look.query.at), engine.draw(look.query)]);
  if (guideMap.isAdopted) return;
  guide.drawn = { current, drawing };
  const give = (source: GuideSource, data: SourceData) => {
    if (isSameData(sources.get(source), data)) return;
    sources.set(source, data);
    setSourceData(map, source, data);
  };
  if (current.features.total > 0) give(guideSources.current, current.features);
  showItems(map, look.layers, { ...drawing, current: current.numbers, selectedNanoId: null });
  if (drawing.shapes.length > 0) give(guideSources.shapes, drawing.shapes);
  if (drawing.ways.length > 0) give(guideSources.ways, drawing.ways);
}
