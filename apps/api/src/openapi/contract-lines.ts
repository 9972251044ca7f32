import type { Operation, OpenApi } from './build-openapi.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The contract that callers rely on, one line per entry: `answer` a field that is always present, with its type,
 * `answer?` an optional one, `needs` a field or parameter that a call must send, `takes` an optional one.
 */
export function contractLines({ paths }: Pick<OpenApi, 'paths'>): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        linesOf(operation).map((line) => `${method.toUpperCase()} ${path} ${line}`),
      ),
    )
    .toSorted();
}

function linesOf({ requestBody, responses, parameters = [] }: Operation): string[] {
  const body = requestBody?.content?.['application/json']?.schema;
  const responseLines = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ schema }) =>
        fieldsOf(schema as JsonSchema, '', true).map(
          ({ at, type, isSure }) => `answer${isSure ? '' : '?'} ${status} ${at || '/'} ${type}`,
        ),
      ),
    );
  return [
    ...parameters.map(({ name, in: place, required }) => `${required ? 'needs' : 'takes'} ${place} ${name}`),
    ...fieldsOf(body as JsonSchema | undefined, '', true).map(
      ({ at, isSure }) => `${isSure ? 'needs' : 'takes'} body ${at || '/'}`,
    ),
    ...responseLines,
  ];
}

interface Field {
  at: string;
  type: string;
  /** Always present, including all its parents. */
  isSure: boolean;
}

function fieldsOf(schema: JsonSchema | undefined, at: string, isSure: boolean): Field[] {
  if (!schema || typeof schema !== 'object') return [];
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (variants.length > 0) {
    const types = [...new Set(variants.map(typeOf))].toSorted().join('|');
    return [
      { at, type: types, isSure },
      ...variants.flatMap((one) => fieldsOf(one, at, false).filter((field) => field.at !== at)),
    ];
  }
  return [
    { at, type: typeOf(schema), isSure },
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      fieldsOf(one, `${at}/${key}`, isSure && (schema.required?.includes(key) ?? false)),
    ),
    ...fieldsOf(schema.items, `${at}[]`, isSure),
    ...(typeof schema.additionalProperties === 'object'
      ? fieldsOf(schema.additionalProperties, `${at}{}`, isSure)
      : []),
  ];
}

const typeOf = ({ type, $ref, const: only }: JsonSchema): string =>
  $ref?.split('/').at(-1) ??
  (Array.isArray(type) ? type.toSorted().join('|') : type) ??
  (only === undefined ? 'any' : typeof only);

/**
 * Incompatibilities of the current contract with the released one: response fields that were removed, changed type
 * or became optional; removed parameters; newly required input.
 */
export function broken(released: readonly string[], now: readonly string[]): string[] {
  const today = new Set(now);
  const before = new Set(released);
  const operations = new Set(released.map((line) => line.split(' ', 2).join(' ')));
  const inputLine = (line: string, word: string) => line.replace(/^(\S+ \S+) (?:needs|takes) /, `$1 ${word} `);
  const missing = released
    .filter((line) => {
      if (/^\S+ \S+ answer /.test(line)) return !today.has(line);
      if (/^\S+ \S+ answer\? /.test(line)) return !today.has(line) && !today.has(line.replace(' answer? ', ' answer '));
      return !today.has(inputLine(line, 'needs')) && !today.has(inputLine(line, 'takes'));
    })
    .map((line) => `gone: ${line}`);
  const demanded = now
    .filter((line) => /^\S+ \S+ needs /.test(line) && operations.has(line.split(' ', 2).join(' ')) && !before.has(line))
    .map((line) => `demanded: ${line}`);
  return [...missing, ...demanded];
}

/** The lines in file format: each operation once, followed by its entries. */
export function writeLines(lines: readonly string[]): string {
  const byOperation = Map.groupBy(lines, (line) => line.split(' ', 2).join(' '));
  return [...byOperation]
    .map(([operation, own]) => `${operation}\n${own.map((line) => `  ${line.slice(operation.length + 1)}\n`).join('')}`)
    .join('');
}

/** @param text as written by `writeLines` */
export function readLines(text: string): string[] {
  let operation = '';
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (line.startsWith('  ')) return [`${operation} ${line.trim()}`];
      operation = line;
      return [];
    });
}
