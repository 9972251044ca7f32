import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const ISSUER = 'https://issuer.example/';
export const AUDIENCE = 'https://api.umkreis.example';

/** An issuer with its own key: publishes it and signs arbitrary claims. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'k' }] });
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(keys),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const sign = (claims: JWTPayload, key: CryptoKey = privateKey) =>
    new SignJWT({ iss: ISSUER, aud: AUDIENCE, exp: Math.floor(Date.now() / 1000) + 300, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(key);
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    sign,
    tokenOf: (email: string) =>
      sign({ sub: `test|${email}`, [tokenClaims.email]: email, [tokenClaims.emailVerified]: true }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>;
