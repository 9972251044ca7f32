/** A CSS colour, as the map understands it. */
export const SHAPE_COLOR = /^(#[0-9a-fA-F]{3,8}|[a-zA-Z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/;
export const LONGEST_SHAPE_COLOR = 60;
export const LONGEST_SHAPE_LABEL = 200;

/** Ranges of the numbers with which the map draws a shape. */
export const shapeNumbers = {
  fillOpacity: [0, 1],
  selectedFillOpacity: [0, 1],
  lineOpacity: [0, 1],
  /** Pixels */
  lineWidth: [0, 50],
} as const satisfies Record<string, readonly [least: number, most: number]>;

const colors: ReadonlySet<string> = new Set(['fillColor', 'fillOutlineColor', 'lineColor', 'labelColor']);
const labels: ReadonlySet<string> = new Set(['name', 'mainTitleLabel', 'subTitleLabel', 'level']);

/** Whether the API accepts a property of a shape. */
export function isShapeProperty(name: string, value: unknown): boolean {
  const range = Object.hasOwn(shapeNumbers, name) ? shapeNumbers[name as keyof typeof shapeNumbers] : undefined;
  if (range) return typeof value === 'number' && value >= range[0] && value <= range[1];
  if (colors.has(name))
    return typeof value === 'string' && value.length <= LONGEST_SHAPE_COLOR && SHAPE_COLOR.test(value);
  if (typeof value === 'string')
    return value.trim().length <= LONGEST_SHAPE_LABEL && value.isWellFormed() && !value.includes('\0');
  return !labels.has(name) && (value === null || typeof value === 'boolean' || Number.isFinite(value));
}
