import type { FastifyInstance } from 'fastify';
import { isLoopback } from '@umkreis/serving/loopback.ts';
import { isPrivatePage } from './private-page.ts';
import { isIdentityPath } from './identity-paths.ts';

const YEAR_S = 31_536_000;

/** Browser features: those never used are disabled, the others limited to own pages. */
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
  /** Whether the product's origin is https. */
  isSecure: boolean;
  /** The branches are its subdomains, so HSTS includes them. */
  mainHost: string;
  hostOf(request: { hostname: string }): string;
}

/** Sets the security headers of all responses. */
export function registerPageHeaders(app: FastifyInstance, { isSecure, mainHost, hostOf }: Options): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    reply
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', isPrivatePage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin')
      .header('Permissions-Policy', permissions);
    // Browsers ignore the header with a warning on insecure origins. The identity pages need their opener to
    // finish a login in a popup window.
    if ((isSecure || isLoopback(hostOf(request))) && !isIdentityPath(path))
      reply.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    if (isSecure)
      reply.header(
        'Strict-Transport-Security',
        `max-age=${YEAR_S}${hostOf(request) === mainHost ? '; includeSubDomains' : ''}`,
      );
  });
}
