import { exampleValues, otherValues } from '@umkreis/contract/endpoints/example-values.ts';
import type { JsonSchema } from './json-schema.ts';

const byFormat: Record<string, unknown> = {
  uuid: exampleValues.id,
  'date-time': exampleValues.dateCreated,
  date: exampleValues.day,
  email: exampleValues.email,
  uri: exampleValues.url,
  binary: '(file)',
};

/**
 * An example for a schema: the example value of the field's name if it is valid, else the minimum that the schema
 * requires.
 * @param name of the field
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if ('const' in schema) return schema.const;
  const named =
    name in exampleValues
      ? [exampleValues[name], ...(otherValues[name] ?? [])].find((value) => fits(schema, value))
      : undefined;
  if (named !== undefined) return named;
  if (schema.enum) return schema.default ?? schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf({ ...choices.find((one) => one.type !== 'null') }, name);
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf) as JsonSchema, name);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, exampleOf(one, key)]));
  return plainExample(schema, name);
}

function plainExample(schema: JsonSchema, name: string): unknown {
  switch (typeOf(schema)) {
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? { [keyFor(name)]: exampleOf(schema.additionalProperties, singular(name)) }
        : {};
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map((one) => exampleOf(one))
        : schema.items
          ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items!, singular(name)))
          : [];
    case 'string':
      return byFormat[schema.format ?? ''] ?? schema.default ?? 'Bäckerei';
    case 'boolean':
      return schema.default ?? true;
    case 'number':
    case 'integer':
      return schema.default ?? Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    default:
      return null;
  }
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);
const singulars: Record<string, string> = {
  categories: 'categoryId',
  tags: 'tagId',
  parents: 'id',
  children: 'id',
  categoryIds: 'categoryId',
};
const singular = (name: string) => singulars[name] ?? '';
/** Key of the only entry of a map. */
const keys: Record<string, string> = { changes: 'title', details: 'hours' };
const keyFor = (name: string) => keys[name] ?? '1';

/** Whether a value is valid for a schema, judged by its type. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((one) => fits(one, value));
  if ('const' in schema) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type ?? []].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value))
    return (
      types.includes('array') &&
      (schema.prefixItems
        ? value.length === schema.prefixItems.length
        : value.every((one) => fits(schema.items ?? {}, one)))
    );
  if (typeof value === 'object')
    return (
      types.includes('object') &&
      Object.keys(value).every((key) => fitsProperty(schema, key, (value as Record<string, unknown>)[key]))
    );
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  return types.includes(typeof value) && fitsText(schema, value);
}

const fitsProperty = (schema: JsonSchema, key: string, value: unknown) => {
  const one =
    schema.properties?.[key] ??
    (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
  return one
    ? [one.type ?? []].flat().length === 0 && !one.anyOf && !one.oneOf
      ? true
      : fits(one, value)
    : schema.properties === undefined;
};

function fitsText(schema: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  if (schema.format && !(schema.format in byFormat)) return false;
  if (schema.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  if (schema.format === 'uuid' && !/^[0-9a-f-]{36}$/.test(value)) return false;
  return (
    (!schema.pattern || new RegExp(schema.pattern, 'u').test(value)) && value.length <= (schema.maxLength ?? Infinity)
  );
}
