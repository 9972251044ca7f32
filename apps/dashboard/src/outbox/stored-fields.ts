/**
 * The fields of a stored draft that have the type of those in an example: a release with other fields may have stored
 * it. Fields that are null in the example have any type, and each may be null.
 * @param text JSON, or null
 */
export function storedFields<Draft extends object>(text: string | null, example: Draft): Partial<Draft> {
  const stored = fieldsOf(text);
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, usual]) =>
      Object.hasOwn(stored, name) && isLike(stored[name], usual) ? [[name, stored[name]]] : [],
    ),
  ) as Partial<Draft>;
}

/** The properties of a JSON object; empty for any other text. */
export function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Lists are compared by their first entries, objects by the fields that both have. */
function isLike(value: unknown, usual: unknown): boolean {
  if (value === null || value === undefined || usual === null || usual === undefined) return true;
  if (typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual)) return false;
  if (Array.isArray(usual)) return (value as unknown[]).every((one) => isLike(one, usual[0]));
  if (typeof usual !== 'object') return true;
  return Object.entries(usual).every(([name, one]) => !Object.hasOwn(value, name) || isLike(value[name as never], one));
}
