import { joinValues } from '../join-values.ts';

/** Levels of properties in properties that become columns, `address.street`. */
const MOST_DEPTH = 3;
/** Columns of one feature */
const MOST = 400;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties of a feature as texts by column. */
export function flatProperties(properties: unknown): Map<string, string> {
  const values = new Map<string, string>();
  if (isObject(properties)) addAll(values, properties, '', 1);
  return values;
}

function addAll(values: Map<string, string>, properties: Record<string, unknown>, prefix: string, depth: number) {
  for (const [key, value] of Object.entries(properties)) {
    if (values.size >= MOST) return;
    const name = `${prefix}${key}`.slice(0, 100).trim();
    if (!name || value === undefined) continue;
    if (isObject(value)) {
      if (depth < MOST_DEPTH) addAll(values, value, `${name}.`, depth + 1);
    } else values.set(name, textOf(value));
  }
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return joinValues(value.flatMap((one) => listed(one)));
  return String(value as string | number | boolean).trim();
}

/** A member of a list; objects are represented by their name. */
function listed(value: unknown): string[] {
  if (value === null || Array.isArray(value)) return [];
  if (!isObject(value)) return [String(value as string | number | boolean).trim()].filter(Boolean);
  const name = value.name ?? value.title ?? value.label;
  return typeof name === 'string' ? [name] : [];
}
