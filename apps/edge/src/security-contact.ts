import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

const DAY_MS = 86_400_000;
/** Validity of the file; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Serves the contact for reports of vulnerabilities (RFC 9116). */
export function registerSecurityContact(app: FastifyInstance, { product }: Pick<Site, 'product'>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email, origin } = product();
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    return reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
          'Preferred-Languages: de, en',
          `Canonical: ${origin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
