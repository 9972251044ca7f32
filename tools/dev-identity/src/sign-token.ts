import { importJWK, SignJWT } from 'jose';
import { identityKeys } from './keys.ts';
import type { DemoPerson } from './people.ts';

export interface TokenOptions {
  dataDir: string;
  issuer: string;
  audience: string;
  emailClaim: string;
  /** Seconds */
  lifetime: number;
}

/** An access token as the provider would issue it, signed with the key it publishes. */
export async function signToken(
  person: DemoPerson,
  { dataDir, issuer, audience, emailClaim, lifetime }: TokenOptions,
): Promise<string> {
  const { signing } = await identityKeys(dataDir);
  return new SignJWT({ [emailClaim]: person.email, scope: 'openid email' })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid!, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(person.subject)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(await importJWK(signing, 'RS256'));
}
