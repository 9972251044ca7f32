import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { symbolFrames } from '@umkreis/map-style/points/symbol-frames.ts';

/** Image pixels per px on the map; more would only be copied to the worker. */
export const screenScale = globalThis.devicePixelRatio > 1 ? 2 : 1;
/** Images are drawn with icon-size 0.5. */
export const pixelRatioOf = (scale: number): number => scale / 2;
const glyphGrid = 15;
const ring = '#FFFFFF';

type Draw = (context: CanvasRenderingContext2D, image: SymbolImage, glyph: Path2D) => void;

/** Blur and offset in px of the map: a canvas does not scale shadows. */
function shadow(context: CanvasRenderingContext2D, blur: number, drop: number) {
  const scale = context.getTransform().a;
  context.shadowColor = 'rgba(31, 27, 41, 0.35)';
  context.shadowBlur = blur * scale;
  context.shadowOffsetY = drop * scale;
}

function withoutShadow(context: CanvasRenderingContext2D) {
  context.shadowColor = 'transparent';
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

function drawGlyph(
  context: CanvasRenderingContext2D,
  glyph: Path2D,
  x: number,
  y: number,
  size: number,
  color: string,
) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / glyphGrid, size / glyphGrid);
  context.fillStyle = color;
  context.fill(glyph);
  context.restore();
}

function drawDisc(context: CanvasRenderingContext2D, x: number, y: number, image: SymbolImage, glyph: Path2D | null) {
  shadow(context, 2.5, 0.8);
  circle(context, x, y, 18, ring);
  withoutShadow(context);
  circle(context, x, y, 16, image.background);
  if (glyph) drawGlyph(context, glyph, x, y, 18, image.foreground);
}

const templates: Record<SymbolImage['type'], Draw> = {
  circle: (context, image, glyph) => drawDisc(context, 24, 24, image, glyph),
  nosymbol: (context, image) => drawDisc(context, 24, 24, image, null),
  icon(context, image, glyph) {
    context.lineWidth = 2;
    context.strokeStyle = ring;
    context.lineJoin = 'round';
    drawGlyph(context, glyph, 24, 24, 24, image.background);
  },
  event(context, image, glyph) {
    const glow = context.createRadialGradient(34, 34, 14, 34, 34, 34);
    glow.addColorStop(0, `${image.background}B3`);
    glow.addColorStop(1, `${image.background}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, 68, 68);
    drawDisc(context, 34, 34, image, glyph);
  },
  // The tip is at the centre of the lower edge.
  selected(context, image, glyph) {
    const pin = new Path2D('M32 86 C29 78 6 58 6 38 A26 26 0 1 1 58 38 C58 58 35 78 32 86 Z');
    shadow(context, 4, 1.5);
    context.fillStyle = ring;
    context.fill(pin);
    withoutShadow(context);
    context.save();
    context.translate(32, 38);
    context.scale(0.89, 0.89);
    context.translate(-32, -38);
    context.fillStyle = image.background;
    context.fill(pin);
    context.restore();
    drawGlyph(context, glyph, 32, 37.5, 28, image.foreground);
  },
};

/**
 * Draws a symbol.
 * @param path glyph, SVG path data on a 15×15 grid
 * @param scale pixels per px on the map
 */
export function drawSymbol(image: SymbolImage, path: string, scale = screenScale): ImageData {
  const [width, height] = symbolFrames[image.type].image;
  const context = blank(width, height, scale);
  templates[image.type](context, image, new Path2D(path));
  return context.getImageData(0, 0, width * scale, height * scale);
}

let drawing: CanvasRenderingContext2D | null = null;

/** One canvas for all symbols: creating one costs more than drawing. */
function blank(width: number, height: number, scale: number): CanvasRenderingContext2D {
  drawing ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('The browser has no canvas.');
  // A new size clears the canvas and all its settings.
  drawing.canvas.width = width * scale;
  drawing.canvas.height = height * scale;
  drawing.scale(scale, scale);
  return drawing;
}
