import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import fastify, { type FastifyInstance } from 'fastify';
import { generate } from 'selfsigned';
import { measureRequests } from '@umkreis/serving/process-metrics.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig, listOf } from '../config.ts';
import { watchCertificates } from './watch-certificates.ts';

const HOUR_MS = 3_600_000;
type Certificate = Awaited<ReturnType<typeof createCertificate>>;

let current: Certificate;
let renewed: Certificate;
let server: Server;
let host: string;
let lines: Record<string, unknown>[];
let app: FastifyInstance;
beforeAll(async () => {
  current = await createCertificate(10);
  renewed = await createCertificate(90);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer(current).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  lines = [];
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(JSON.parse(line)) } } });
  measureRequests(app, 'edge');
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  server.close();
});

/** A self-signed one that a browser would reject. */
async function createCertificate(days: number) {
  const notAfterDate = new Date(Date.now() + days * 86_400_000);
  const names = [{ name: 'commonName', value: 'guide.example' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', notAfterDate });
  return { key, cert, end: Date.parse(new X509Certificate(cert).validTo) / 1000 };
}

/** Values of the certificate's metrics by name. */
const values = async () =>
  Object.fromEntries(
    (await app.metrics.metrics())
      .split('\n')
      .filter((line) => line.startsWith('umkreis_certificate_'))
      .map((line) => {
        const [, name, address, value] = /^umkreis_certificate_(\w+)\{host="([^"]+)".*\} (\S+)$/.exec(line)!;
        expect(address).toBe(host);
        return [name, Number(value)];
      }),
  );

it('reads the certificate at the start, and again every hour', async () => {
  watchCertificates(app, [host]);
  await app.ready();
  await expect.poll(values).toEqual({ expiration_timestamp_seconds: current.end, read: 1 });

  server.setSecureContext(renewed);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(await values()).toEqual({ expiration_timestamp_seconds: current.end, read: 1 });
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(values).toEqual({ expiration_timestamp_seconds: renewed.end, read: 1 });
  expect(lines).toEqual([]);
});

it('keeps the last end of a server that stops responding, and logs it once', async () => {
  watchCertificates(app, [host]);
  await app.ready();
  await expect.poll(values).toEqual({ expiration_timestamp_seconds: current.end, read: 1 });
  server.close();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.poll(values).toEqual({ expiration_timestamp_seconds: current.end, read: 0 });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await once(server.listen(Number(host.split(':')[1]), '127.0.0.1'), 'listening');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.poll(values).toEqual({ expiration_timestamp_seconds: current.end, read: 1 });
  const component = `certificate of ${host}`;
  expect(lines).toMatchObject([
    { component, code: 'ECONNREFUSED', msg: `the ${component} cannot be read` },
    { component, msg: `${component}: works again` },
  ]);
});

it('reports a server without TLS as unread', async () => {
  const plain = createHttpServer().listen(0, '127.0.0.1');
  await once(plain, 'listening');
  host = `127.0.0.1:${(plain.address() as AddressInfo).port}`;
  watchCertificates(app, [host]);
  await app.ready();
  await expect.poll(values).toEqual({ read: 0 });
  plain.close();
});

it('exports nothing unless it is configured', async () => {
  watchCertificates(app, listOf(readConfig({}).CERTIFICATE_HOSTS));
  await app.ready();
  expect(await app.metrics.metrics()).not.toContain('certificate');
});

it('accepts hosts with and without a port, and rejects addresses', () => {
  const setting = 'guide.example, map.town.example:8443';
  expect(listOf(readConfig({ CERTIFICATE_HOSTS: setting }).CERTIFICATE_HOSTS)).toEqual([
    'guide.example',
    'map.town.example:8443',
  ]);
  expect(() => readConfig({ CERTIFICATE_HOSTS: 'https://guide.example/' })).toThrow('CERTIFICATE_HOSTS');
});
