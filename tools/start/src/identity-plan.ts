import { isLoopback, localIssuer } from '@umkreis/dev-identity/config.ts';
import { StepError } from './progress.ts';

export interface IdentityPlan {
  /** As in the iss claim */
  issuer: string;
  /** The local identity provider with its demo people; false: a configured one, and nothing of these. */
  isLocal: boolean;
}

/**
 * Who says who people are: the issuer of AUTH_ISSUER, wholly, else the local identity provider.
 * @throws StepError for an issuer that is no address, and where others could reach the local provider, which asks for
 *   no password
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
      `HOST=${host} lets others in, and the local identity provider asks nobody for a password`,
      'Name an identity provider in AUTH_ISSUER (docs/settings.md), or leave HOST out.',
    );
  return { issuer: localIssuer(port), isLocal: true };
}
