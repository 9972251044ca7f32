import path from 'node:path';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { isLoopback } from '@umkreis/serving/loopback.ts';
import { readSettings } from '@umkreis/serving/read-settings.ts';
import { z } from 'zod';

const environment = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65535).default(4202),
  IDENTITY_HOST: z
    .enum(['127.0.0.1', '::1', 'localhost'], 'the local identity provider only listens on loopback')
    .default('127.0.0.1'),
  ISSUER_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(4200)
    .describe('Port of the edge, behind which the provider is seen'),
  AUTH_ISSUER: z.url().optional(),
  AUTH_AUDIENCE: z.string().min(1).default('https://api.umkreis.example'),
  AUTH_CLIENT_ID: z.string().min(1).default('umkreis-spa'),
  AUTH_EMAIL_CLAIM: z.string().min(1).default(tokenClaims.email),
  AUTH_EMAIL_VERIFIED_CLAIM: z.string().min(1).default(tokenClaims.emailVerified),
  UMKREIS_DATA: z.string().default(path.join(import.meta.dirname, '../../../.data')),
  NODE_ENV: z
    .enum(['development', 'test'], 'the local identity provider does not run in production')
    .default('development'),
});

export type IdentityConfig = Omit<z.infer<typeof environment>, 'AUTH_ISSUER'> & { issuer: string };

/** @throws Error that lists all invalid variables; NODE_ENV=production and hosts beyond loopback are invalid */
export function readConfig(env: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const { AUTH_ISSUER, ...settings } = readSettings(environment, env);
  const issuer = AUTH_ISSUER ?? localIssuer(settings.ISSUER_PORT);
  if (!isLoopback(new URL(issuer).hostname))
    throw new Error('Configuration:\n  AUTH_ISSUER: the local identity provider is for loopback only');
  return { ...settings, issuer };
}

/**
 * Name of the local issuer, not its address: @auth0/auth0-spa-js prepends https:// to every issuer without it,
 * while the page and the provider are served over http.
 */
export const localIssuer = (port: number | string) => `https://localhost:${port}/`;
