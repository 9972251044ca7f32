import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { importJWK, SignJWT } from 'jose';
import { identityKeys } from './keys.ts';
import type { DemoPerson } from '@umkreis/db/demo-people.ts';

export interface TokenOptions {
  dataDir: string;
  issuer: string;
  audience: string;
  /** Seconds. */
  lifetime: number;
  emailClaim?: string;
  emailVerifiedClaim?: string;
}

/** An access token like those of the provider, signed with the published key. */
export async function signToken(
  person: Pick<DemoPerson, 'email' | 'subject'>,
  {
    dataDir,
    issuer,
    audience,
    lifetime,
    emailClaim = tokenClaims.email,
    emailVerifiedClaim = tokenClaims.emailVerified,
  }: TokenOptions,
): Promise<string> {
  const { signing } = await identityKeys(dataDir);
  return new SignJWT({ [emailClaim]: person.email, [emailVerifiedClaim]: true, scope: 'openid email' })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid!, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(person.subject)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(await importJWK(signing, 'RS256'));
}
