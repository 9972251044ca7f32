import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createIdentityServer, type IdentityServer } from './identity-server.ts';
import { personByEmail } from '@umkreis/db/demo-people.ts';
import { isAppOrigin } from './provider.ts';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { signToken } from './sign-token.ts';

let dataDir: string;
let identity: IdentityServer;
let root: string;
const start = async () => {
  identity = await createIdentityServer(
    readConfig({ UMKREIS_DATA: dataDir, IDENTITY_PORT: '0', ISSUER_PORT: '4200', NODE_ENV: 'test' }),
  );
  root = `http://127.0.0.1:${(identity.server.address() as AddressInfo).port}`;
};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-identity-'));
  await start();
});
afterAll(async () => {
  await identity.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('rejects production mode and hosts other than loopback', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('NODE_ENV');
  expect(() => readConfig({ IDENTITY_HOST: '0.0.0.0' })).toThrow('IDENTITY_HOST');
  expect(() => readConfig({ AUTH_ISSUER: 'https://login.umkreis.example/' })).toThrow('AUTH_ISSUER');
});

test('trusts only hosts of the product on its own port', () => {
  const config = { ISSUER_PORT: 4200 };
  expect(['http://localhost:4200', 'http://vaduz.localhost:4200'].map((origin) => isAppOrigin(origin, config))).toEqual(
    [true, true],
  );
  expect(
    ['http://localhost:4300', 'https://evil.example:4200', 'http://localhost.evil.example:4200', 'null'].map((origin) =>
      isAppOrigin(origin, config),
    ),
  ).toEqual([false, false, false, false]);
});

test('verifies a token of the command line with the published key, even after a restart', async () => {
  const options = { dataDir, issuer: 'https://localhost:4200/', audience: 'https://api.umkreis.example', lifetime: 60 };
  const token = await signToken(personByEmail(' Staff@umkreis.example ')!, options);
  await identity.close();
  await start();
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(`${root}/.well-known/jwks.json`)), {
    issuer: options.issuer,
    audience: options.audience,
  });
  expect(payload).toMatchObject({
    sub: 'demo|staff',
    [tokenClaims.email]: 'staff@umkreis.example',
    [tokenClaims.emailVerified]: true,
  });
  expect(await (await fetch(`${root}/.well-known/jwks.json`)).text()).not.toContain('"d"');
});

test('responds at the paths of Auth0', async () => {
  const { issuer } = (await (await fetch(`${root}/.well-known/openid-configuration`)).json()) as { issuer: string };
  expect(issuer).toBe('https://localhost:4200/');
  const query = new URLSearchParams({
    client_id: 'umkreis-spa',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: 'http://vaduz.localhost:4200/auth0-callback',
    state: 's',
    nonce: 'n',
    audience: 'https://api.umkreis.example',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const started = await fetch(`${root}/authorize?${query}`, { redirect: 'manual' });
  const login = started.headers.get('location')!;
  expect([started.status, login]).toEqual([303, expect.stringMatching(/\/login\/[\w-]+$/)]);
  const page = await fetch(new URL(login, root), { headers: { cookie: cookiesOf(started), 'accept-language': 'en' } });
  expect(await page.text()).toContain('editor@bergbahnen.example');
  query.set('redirect_uri', 'https://evil.example/');
  expect((await fetch(`${root}/authorize?${query}`, { redirect: 'manual' })).status).toBe(400);
  expect((await fetch(`${root}/login/unknown`)).status).toBe(400);
  expect(
    (await fetch(`${root}/v2/logout?returnTo=https://evil.example/`, { redirect: 'manual' })).headers.get('location'),
  ).toBe('/');
});

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
