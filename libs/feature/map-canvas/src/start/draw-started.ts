import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { DrawingQuery } from '@umkreis/guide-engine/results/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { guideSources, type GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { markFirstIdle } from '@umkreis/map-core/idle-mark.ts';
import { markPlacesDrawn } from '@umkreis/map-core/places-drawn.ts';
import { showItems } from '@umkreis/map-core/sources/show-items.ts';
import { isSameData, setSourceData, type SourceData } from '@umkreis/map-core/sources/source-data.ts';
import type { StartedMap } from '@umkreis/map-core/start/started-map.ts';
import { resolveSymbols } from '@umkreis/map-core/symbols/resolve-symbols.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import { symbolSourceOf } from './draw-points.ts';

interface Look {
  query: DrawingQuery;
  layers: GuideLayerOptions;
  /** The style of a tiled branch; null: the map has it already */
  styleOf(names: Names): StyleSpecification | null;
}

/** Draws the places on the preloaded map, unless a component has adopted it and does so itself. */
export async function drawStarted(started: StartedMap, guide: StartedGuide, look: Look): Promise<void> {
  const filled = await guide.filling.catch(() => null);
  if (!filled || started.isTaken) return;
  const { map, drawn } = started;
  const style = filled.isTiled ? look.styleOf(filled.names) : null;
  if (filled.isTiled && !style) return;
  const symbols = symbolSourceOf(filled.names);
  resolveSymbols(map, () => symbols);
  if (style) {
    started.style = style;
    map.setStyle(style);
    markPlacesDrawn(map, guideSources.items);
    markFirstIdle(map);
    return;
  }
  const { engine } = guide.link;
  const [items, drawing] = await Promise.all([engine.items(look.query.at), engine.draw(look.query)]);
  await started.basemapRequested;
  if (started.isTaken) return;
  guide.drawn = { items, drawing };
  const give = (source: GuideSource, data: SourceData) => {
    if (isSameData(drawn.get(source), data)) return;
    drawn.set(source, data);
    setSourceData(map, source, data);
  };
  // Keeps the data in the source: a rebuilt style reads it again.
  give(guideSources.items, items);
  markPlacesDrawn(map, guideSources.items);
  markFirstIdle(map);
  if (drawing.visible) showItems(map, look.layers, { ...drawing, selectedNanoId: null });
  if (drawing.shapes.length > 0) give(guideSources.shapes, drawing.shapes);
  if (drawing.ways.length > 0) give(guideSources.ways, drawing.ways);
}
