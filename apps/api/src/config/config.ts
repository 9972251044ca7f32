import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { trustedProxies } from '@umkreis/contract/trusted-proxies.ts';
import { databaseSettings } from '@umkreis/db/database-settings.ts';
import { bucketErrors } from '@umkreis/object-storage/bucket-config.ts';
import { processSettings } from '@umkreis/serving/process-settings.ts';
import { settingErrors, wrongSettings, type SettingError } from '@umkreis/serving/read-settings.ts';
import { withSecretFiles } from '@umkreis/serving/secret-files.ts';
import { serverLimits } from '@umkreis/serving/server-limits.ts';
import { z } from 'zod';
import { jobSettings } from '@umkreis/background-jobs/settings/job-settings.ts';

const environment = serverLimits.extend({
  ...processSettings.shape,
  ...databaseSettings.shape,
  ...jobSettings.shape,
  API_PORT: z.coerce.number().int().min(0).max(65535).default(4201),
  API_HOST: z.string().default('127.0.0.1'),
  AUTH_ISSUER: z.url().default('https://localhost:4200/').describe('As in the iss claim, with its trailing slash'),
  AUTH_AUDIENCE: z.string().min(1).default('https://api.umkreis.example'),
  AUTH_JWKS_URL: z.url().optional().describe("Address of the issuer's keys; default {issuer}.well-known/jwks.json"),
  AUTH_EMAIL_VERIFIED_CLAIM: z
    .string()
    .min(1)
    .default(tokenClaims.emailVerified)
    .describe('Claim that is true when the issuer has seen that the e-mail is theirs'),
  AUTH_EMAIL_CLAIM: z
    .string()
    .min(1)
    .default(tokenClaims.email)
    .describe('Claim of the access token that contains the e-mail'),
  AUTH_AMR_CLAIM: z
    .string()
    .min(1)
    .default(tokenClaims.amr)
    .describe('Claim of the access token that lists how somebody logged in (RFC 8176)'),
  AUTH_REQUIRED_AMR: z
    .string()
    .default('')
    .describe('Ways to log in of which one is required, comma-separated, e.g. mfa; empty: none is')
    .transform((text) =>
      text
        .split(',')
        .map((way) => way.trim())
        .filter(Boolean),
    ),
  LIMIT_ACCOUNT_REQUESTS: z.coerce
    .number()
    .int()
    .min(60)
    .max(100_000)
    .default(1200)
    .describe('Maximum requests per minute of one account'),
  LIMIT_ACCOUNT_MEGABYTES: z.coerce
    .number()
    .int()
    .min(10)
    .max(100_000)
    .default(512)
    .describe('Megabytes that one account sends an hour, without uploads of pictures, which have 1,074'),
  PRODUCT_NAME: z.string().default('Umkreis'),
  PRODUCT_VERSION: z.string().default('2025.09.18.1.26.0'),
  API_TRUST_PROXY: trustedProxies
    .default(() => ['loopback'])
    .describe('Proxies in front of the API, usually the edge: their number or their addresses'),
  CHAT_URL: z
    .url()
    .optional()
    .describe(
      "OpenAI-compatible endpoint that phrases the chat's answers, e.g. https://host/v1; the chat also works without it",
    ),
  CHAT_KEY: z.string().optional().describe('Its key'),
  CHAT_MODEL: z.string().default('default').describe('Name of the model'),
  GTFS_REALTIME_URLS: z
    .string()
    .default('')
    .describe('Trip updates (GTFS Realtime) by branch: 1=https://host/updates,12=https://…; fetched at most every 20 s')
    .transform(
      (text) =>
        new Map(
          text
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
            .map((part): [number, string] => [Number(part.split('=')[0]), part.slice(part.indexOf('=') + 1)]),
        ),
    )
    .refine(
      (urls) =>
        [...urls].every(
          ([branch, url]) =>
            Number.isInteger(branch) && branch >= 1 && branch <= 32 && /^https?:/.test(url) && URL.canParse(url),
        ),
      'takes branch=url, comma-separated',
    ),
  RUNS_JOBS: z
    .enum(['true', 'false'])
    .default('true')
    .describe('false: a separate process creates snapshots, statistics, pictures and calendars'),
});

/** Names of all environment variables that are read. */
export const variables: readonly string[] = Object.keys(environment.shape);

export type ApiConfig = z.infer<typeof environment>;

/** All errors in the settings of the API, including those of its buckets. */
export const settingsErrors = (env: NodeJS.ProcessEnv): SettingError[] => [
  ...settingErrors(environment, env),
  ...bucketErrors('MEDIA', env),
];

/** @throws StartError that lists all invalid variables */
export function readConfig(given: NodeJS.ProcessEnv = process.env): ApiConfig {
  const env = withSecretFiles(given);
  const errors = settingsErrors(env);
  if (errors.length > 0) throw wrongSettings(errors);
  return environment.parse(env);
}

/** Where the keys of the identity provider are. */
export const issuerKeysUrl = ({ AUTH_JWKS_URL, AUTH_ISSUER }: Pick<ApiConfig, 'AUTH_JWKS_URL' | 'AUTH_ISSUER'>): URL =>
  new URL(AUTH_JWKS_URL ?? new URL('.well-known/jwks.json', AUTH_ISSUER));
