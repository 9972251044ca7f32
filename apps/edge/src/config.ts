import path from 'node:path';
import type { Product } from '@umkreis/contract/boot.ts';
import { terrainUrlPattern } from '@umkreis/contract/terrain-url.ts';
import { trustedProxies } from '@umkreis/contract/trusted-proxies.ts';
import { bucketErrors } from '@umkreis/object-storage/bucket-config.ts';
import { processSettings } from '@umkreis/serving/process-settings.ts';
import { settingErrors, wrongSettings, type SettingError } from '@umkreis/serving/read-settings.ts';
import { z } from 'zod';
import { edgeLimits } from './limits/edge-limits.ts';

/** Splits a comma-separated list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);

const environment = edgeLimits.extend({
  ...processSettings.shape,
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  UMKREIS_DATA: z.string().default(path.join(import.meta.dirname, '../../../.data')),
  API_URL: z
    .string()
    .default('http://127.0.0.1:4201')
    .refine(
      (text) => listOf(text).length > 0 && listOf(text).every((url) => /^https?:\/\//.test(url) && URL.canParse(url)),
      'takes addresses, https://…, separated by commas',
    )
    .describe('URL of the API; several, separated by commas, are used round-robin while they are ready'),
  /** Development only: the local identity provider. */
  IDENTITY_URL: z.url().optional(),
  MAIN_HOST: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'takes a host, such as guide.example, without https:// and port')
    .default('localhost')
    .describe('Host of the main site, without port'),
  CERTIFICATE_HOSTS: z
    .string()
    .default('')
    .refine(
      (text) => listOf(text).every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) && URL.canParse(`https://${host}`)),
      'takes hosts, such as guide.example, without https://, separated by commas',
    )
    .describe('Hosts, with a port unless it is 443, whose TLS certificates are read every hour for the metrics'),
  RETIRED_HOSTS: z.string().default('').describe('Comma-separated hosts that go to the main site'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether browsers store the guide for offline use; off also removes what they have stored'),
  DEV_SURFACES: z.enum(['true', 'false']).default('false').describe('Surfaces come from their development servers'),
  FIRST_DEV_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(4210)
    .describe('Port of the first of these servers'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  TRUST_PROXY: trustedProxies.default(false).describe('Proxies in front of the edge: how many, or their addresses'),
  PRODUCT_NAME: z.string().default('Umkreis'),
  PRODUCT_COMPANY: z.string().default('Umkreis'),
  PRODUCT_EMAIL: z.email().default('hallo@umkreis.example'),
  PRODUCT_SOCIAL_LINK: z.url().optional(),
  PRODUCT_PRIMARY_COLOR: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .default('#7B48FF'),
  PRODUCT_VERSION: z.string().default('2025.09.18.1.26.0'),
  PRODUCT_ORIGIN: z.url().optional().describe('scheme://host[:port] of the main site; default http://MAIN_HOST:PORT'),
  ASSET_ROOT: z
    .union([z.url(), z.literal('')])
    .default('')
    .describe('CDN in front of snapshots, basemaps and media'),
  IMAGERY_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/.*\{z\}.*\{[xy]\}.*\{[xy]\}/, 'an address with {z}, {x} and {y}')
    .optional()
    .describe('Raster tiles of the satellite style; without them it is not offered'),
  IMAGERY_ATTRIBUTION: z.string().default('').describe('Who is named for the imagery'),
  TERRAIN_URL: z
    .string()
    .regex(terrainUrlPattern, 'tiles https://…/{z}/{x}/{y}.png or an archive ….pmtiles')
    .optional()
    .describe('Terrain heights as Terrarium PNG tiles; without them the map has no relief'),
  TERRAIN_ATTRIBUTION: z.string().default('').describe('Who is named for the heights'),
  CHAT_URL: z.string().optional().describe("Set as for the API: pages then request its phrasing of the chat's answers"),
  AUTH_ISSUER: z.url().optional(),
  AUTH_DOMAIN: z.string().optional(),
  AUTH_CLIENT_ID: z.string().default('umkreis-spa'),
  AUTH_AUDIENCE: z.string().default('https://api.umkreis.example'),
});

/** All environment variables that are read. */
export const variables: readonly string[] = Object.keys(environment.shape);

export type EdgeConfig = z.infer<typeof environment>;

/** All errors in the settings of the edge, including those of its buckets. */
export const settingsErrors = (env: NodeJS.ProcessEnv): SettingError[] => [
  ...settingErrors(environment, env),
  ...bucketErrors('MEDIA', env),
  ...bucketErrors('RELEASES', env),
];

/** @throws StartError that lists all invalid variables */
export function readConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const errors = settingsErrors(env);
  if (errors.length > 0) throw wrongSettings(errors);
  return environment.parse(env);
}

/** scheme://host[:port] of the main site, without trailing slash. */
export function mainOrigin(config: EdgeConfig, port: number): string {
  return (config.PRODUCT_ORIGIN ?? `http://${config.MAIN_HOST}:${port}`).replace(/\/$/, '');
}

/** Product data of the pages. @param origin of the main site */
export function productOf(config: EdgeConfig, origin: string): Product {
  return {
    name: config.PRODUCT_NAME,
    company: config.PRODUCT_COMPANY,
    email: config.PRODUCT_EMAIL,
    socialLink: config.PRODUCT_SOCIAL_LINK ?? null,
    primaryColor: config.PRODUCT_PRIMARY_COLOR,
    host: new URL(origin).host,
    origin,
    version: config.PRODUCT_VERSION,
  };
}
