import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { DrawingQuery } from '@umkreis/guide-engine/results/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { guideSources, type GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { showItems } from '@umkreis/map-core/sources/show-items.ts';
import { isSameData, setSourceData, type SourceData } from '@umkreis/map-core/sources/source-data.ts';
import type { StartedMap } from '@umkreis/map-core/start/started-map.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

interface Look {
  query: DrawingQuery;
  layers: GuideLayerOptions;
  /** The style of a tiled branch that needed the names; null: the map has it already */
  styleOf(names: Names): StyleSpecification | null;
}

/** Draws what the engine knows on the preloaded map, unless a component has adopted it and does so itself. */
export async function drawStarted(started: StartedMap, guide: StartedGuide, look: Look): Promise<void> {
  const filled = await guide.filling.catch(() => null);
  if (!filled || started.isTaken) return;
  const { map, drawn } = started;
  if (filled.isTiled) {
    const style = look.styleOf(filled.names);
    if (style) map.setStyle((started.style = style));
    return;
  }
  const { engine } = guide.link;
  const [current, drawing] = await Promise.all([engine.currentPlaces(look.query.at), engine.draw(look.query)]);
  await started.basemapRequested;
  if (started.isTaken) return;
  guide.drawn = { current, drawing };
  const give = (source: GuideSource, data: SourceData) => {
    if (isSameData(drawn.get(source), data)) return;
    drawn.set(source, data);
    setSourceData(map, source, data);
  };
  if (current.features.total > 0) give(guideSources.current, current.features);
  showItems(map, look.layers, { ...drawing, current: current.numbers, selectedNanoId: null });
  if (drawing.shapes.length > 0) give(guideSources.shapes, drawing.shapes);
  if (drawing.ways.length > 0) give(guideSources.ways, drawing.ways);
}
