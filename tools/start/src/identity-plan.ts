import { localIssuer } from '@umkreis/dev-identity/config.ts';
import { isLoopback } from '@umkreis/serving/loopback.ts';
import { StepError } from './progress.ts';

export interface IdentityPlan {
  /** As in the iss claim */
  issuer: string;
  /** Whether the local identity provider with demo users is used; false: the configured one only. */
  isLocal: boolean;
}

/**
 * The identity provider: the issuer of AUTH_ISSUER, otherwise the local one.
 * @throws StepError if the issuer is not a URL, or if the local provider, which requires no password, would be
 *   reachable by others
 */
export function identityPlan(env: Readonly<Record<string, string | undefined>>, port: number): IdentityPlan {
  const { AUTH_ISSUER: issuer, HOST: host = '127.0.0.1' } = env;
  if (issuer) {
    if (!URL.canParse(issuer))
      throw new StepError('Identity', `AUTH_ISSUER is no address: ${issuer}`, 'It reads as https://tenant.example/');
    return { issuer, isLocal: false };
  }
  if (!isLoopback(host))
    throw new StepError(
      'Identity',
      `HOST=${host} lets others in, and the local identity provider requires no password`,
      'Configure an identity provider in AUTH_ISSUER (docs/settings.md), or omit HOST.',
    );
  return { issuer: localIssuer(port), isLocal: true };
}
