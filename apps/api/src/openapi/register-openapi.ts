import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { ApiConfig } from '../config/config.ts';
import { rememberContract } from './contracts.ts';

/** Documents the routes that are registered after this. */
export async function registerOpenApi(
  app: FastifyInstance,
  { PRODUCT_NAME, PRODUCT_VERSION }: Pick<ApiConfig, 'PRODUCT_NAME' | 'PRODUCT_VERSION'>,
): Promise<void> {
  app.decorate('contracts', new Map());
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${PRODUCT_NAME} API`, version: PRODUCT_VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0]);
      rememberContract(app.contracts, route);
      const right = (route.route.config as { right?: string } | undefined)?.right;
      return { url, schema: right && right !== 'public' ? { ...schema, security: [{ bearer: [] }] } : schema };
    },
    transformObject: jsonSchemaTransformObject,
  });
}
