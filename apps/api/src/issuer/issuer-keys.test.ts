import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { IssuerKeys } from './issuer-keys.ts';

let server: Server;
let keys: IssuerKeys;
afterEach(() => {
  keys.stop();
  server.close();
});

it('names an issuer whose keys cannot be read, once per cause, and recovers without another login', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const set = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k' }] });
  const token = await new SignJWT({ sub: 'one' }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
  let [status, body, requests] = [500, '', 0];
  server = createServer((_request, response) => {
    requests++;
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: { facts: object; text: string }[] = [];
  const log = new StateLog({ warn: (facts, text) => lines.push({ facts, text }) });
  keys = new IssuerKeys(new URL(`http://${host}/keys`), log, 200);
  expect([keys.problem, requests]).toEqual([undefined, 0]);

  await expect(jwtVerify(token, keys.resolve)).rejects.toThrow();
  await expect(jwtVerify(token, keys.resolve)).rejects.toThrow();
  expect(keys.problem?.cause).toBe('status 500');
  const text = 'the keys of the issuer cannot be read: logins are rejected';
  expect(lines).toEqual([{ text, facts: { component: 'issuer', code: 'status 500', host } }]);
  [status, body] = [200, '<html>'];
  await expect.poll(() => keys.problem?.cause, { timeout: 10_000 }).toBe('no keys');

  body = set;
  await expect.poll(() => keys.problem, { timeout: 10_000 }).toBeUndefined();
  const before = requests;
  expect((await jwtVerify(token, keys.resolve)).payload.sub).toBe('one');
  expect(requests).toBe(before);
  expect(lines.map((line) => line.text)).toEqual([text, text, 'issuer: works again']);
});
