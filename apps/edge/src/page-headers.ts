import type { FastifyInstance } from 'fastify';
import { isPrivatePage } from './private-page.ts';
import { isIdentityPath } from './identity-paths.ts';

const YEAR_S = 31_536_000;

/** What the product never asks a browser for, and what it asks for on its own pages alone. */
const permissions = [
  'geolocation=(self)',
  'fullscreen=(self)',
  'clipboard-write=(self)',
  'gyroscope=(self)',
  'accelerometer=(self)',
  ...['camera', 'microphone', 'display-capture', 'payment', 'usb', 'serial', 'hid', 'midi'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

interface Options {
  /** The product's own address says that TLS stands before it. */
  isSecure: boolean;
  /** Its subdomains are the branches, which are secure with it. */
  mainHost: string;
  hostOf(request: { hostname: string }): string;
}

/** Headers of every answer that tell a browser what it may do with it. */
export function registerPageHeaders(app: FastifyInstance, { isSecure, mainHost, hostOf }: Options): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    reply
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', isPrivatePage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin')
      .header('Permissions-Policy', permissions);
    // Browsers complain of it, and leave it aside, where the page itself is not trustworthy. A login that ended goes on
    // in a window of its own, which tells the page that opened it.
    if ((isSecure || isLoopback(hostOf(request))) && !isIdentityPath(path))
      reply.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    if (isSecure)
      reply.header(
        'Strict-Transport-Security',
        `max-age=${YEAR_S}${hostOf(request) === mainHost ? '; includeSubDomains' : ''}`,
      );
  });
}

const isLoopback = (host: string) => /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^\[?::1\]?$/.test(host);
