import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

/** The part of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  format?: string;
  pattern?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

type Direction = 'input' | 'output';

/** Converts zod schemas, and collects the named ones to which they refer. */
export class JsonSchemas {
  /** By name; those of requests end in `Input`, as a field may be optional in a request only. */
  readonly named: Record<string, JsonSchema> = {};

  of(schema: $ZodType, direction: Direction): JsonSchema {
    const { $defs, ...own } = convert(schema, direction);
    if ($defs) for (const each of ['input', 'output'] as const) Object.assign(this.named, definitions(schema, each));
    return withoutIdentity(own);
  }
}

const definitions = (schema: $ZodType, direction: Direction) =>
  Object.fromEntries(
    Object.entries(convert(schema, direction).$defs ?? {}).map(([name, definition]) => [
      nameOf(name, direction),
      withoutIdentity(definition),
    ]),
  );

function convert(schema: $ZodType, direction: Direction): JsonSchema {
  const converted = z.toJSONSchema(schema, { target: 'draft-2020-12', io: direction, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(converted), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('#/$defs/')
      ? `#/components/schemas/${nameOf(value.slice('#/$defs/'.length), direction)}`
      : isConstant(value)
        ? asEnum(value)
        : value,
  ) as JsonSchema;
}

const isConstant = (value: unknown): value is { const: unknown } =>
  typeof value === 'object' && value !== null && 'const' in value;

/** Some generators of clients know only `enum`. */
const asEnum = ({ const: only, ...schema }: { const: unknown }) => ({ ...schema, enum: [only] });

const nameOf = (name: string, direction: Direction) => (direction === 'input' ? `${name}Input` : name);

function withoutIdentity(schema: JsonSchema): JsonSchema {
  const {
    $schema: _schema,
    $id: _id,
    id: _name,
    ...own
  } = schema as JsonSchema & Record<'$schema' | '$id' | 'id', string>;
  return own;
}
