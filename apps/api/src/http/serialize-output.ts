import type { FastifySerializerCompiler } from 'fastify';
import { safeEncode, type $ZodType } from 'zod/v4/core';

type Schema = $ZodType | { properties: $ZodType };

/** Serializes a response by its zod schema, so that no field leaves the API that the contract does not have. */
export const serializeOutput: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  // Fastify wraps the schema of a media type.
  const zod = 'properties' in schema ? schema.properties : schema;
  return (data) => {
    const result = safeEncode(zod, data);
    if (result.error) throw new Error(`${method} ${url} returns what its schema rejects`, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
