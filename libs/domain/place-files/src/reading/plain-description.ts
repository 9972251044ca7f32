const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^<>]*>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** The text of a description, which map editors write as HTML. */
export function plainDescription(value: unknown): string {
  const html =
    typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value ?? '');
  if (!/<[a-z!]/i.test(html)) return html.trim();
  return html
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim();
}
