import fc from 'fast-check';

/** Characters of a URL that a server reads: request line and headers are limited to 16 kB in total. */
const LONGEST_QUERY = 14_000;

/** Fragments that are slow to parse when repeated. */
const repeated = [
  ['a\n=\n', '- a\n', '> ', '- > a\n', '*a **b ', '[a](', '[[a](b)](c)', '`', '<a ', '# a\n', '[a]: b\n'],
  ['"', 'a ', 'PH,', 'Mo 08:00-12:00,', '(sunrise+01:00)-', 'easter +1 day ', 'week 01-53/2 ', '1 open ', '((('],
  ['FREQ=DAILY;', 'BYDAY=MO,', ',', ';', '9.5,47.1,', 'a,', ' ', 'ä', 'ss', '-', '%', '_', '\\', 'x', '🎿', '../'],
].flat();

/** Long texts of one repeated fragment. */
export const longText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...repeated), fc.constantFrom(200, 499, 1990, 9990, 30_000))
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length));

export const manyKeys = (count: number, value: unknown = 1): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, value]));

export const manyParameters = (count: number): string =>
  Array.from({ length: count }, (_, index) => `k${index}=`).join('&');

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

const feature = (type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: null,
  geometry: { type, coordinates },
});

/** Wide, deep and long values for any field; some specific to a kind of field. */
export const largeJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: longText },
  { weight: 1, arbitrary: fc.constantFrom(60, 900, 6300).map((count) => manyKeys(count)) },
  { weight: 1, arbitrary: fc.constantFrom(35, 400).map((depth) => nested(depth, (inner) => [inner])) },
  { weight: 1, arbitrary: fc.constantFrom(35, 400).map((depth) => nested(depth, (inner) => ({ a: inner, b: 1 }))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom<unknown>(1, '', {}, [], null, 'x', manyKeys(5)), fc.constantFrom(150, 900, 12_000))
      .map(([one, count]) => Array(count).fill(one) as unknown),
  },
  { weight: 1, arbitrary: longText.map((text) => Array(20).fill(text)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      feature('LineString', Array(15_000).fill([500, 1])),
      feature('LineString', Array(15_000).fill('')),
      feature('Polygon', [Array(15_000).fill([9.5, 47.1])]),
      feature('MultiPolygon', Array(400).fill(Array(200).fill([]))),
      { type: 'FeatureCollection', features: Array(1900).fill(feature('Point', [1])) },
    ),
  },
);

/** The example with one element of each list repeated, each of which is valid. */
export function multiplied(example: Record<string, unknown>, count: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > 0 ? Array(count).fill(value[0]) : value,
    ]),
  );
}

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The example with every text replaced, at any depth. */
export const withTexts = (example: Record<string, unknown>, text: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) =>
    typeof value === 'string' && !isId.test(value) ? text : value,
  ) as Record<string, unknown>;

/** Queries with many parameters, a repeated one, or long values. @param names existing parameters */
export const largeQuery = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(50, 900, 2000).map((count) => `?${manyParameters(count)}`),
    fc
      .tuple(fc.constantFrom(...names, 'q'), fc.constantFrom(50, 900))
      .map(([name, count]) => `?${Array(count).fill(`${name}=1`).join('&')}`.slice(0, LONGEST_QUERY)),
    fc
      .tuple(fc.constantFrom(...names, 'q'), longText)
      .map(([name, text]) => `?${name}=${encodeURIComponent(text.toWellFormed())}`.slice(0, LONGEST_QUERY)),
  );
