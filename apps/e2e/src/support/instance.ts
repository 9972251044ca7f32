import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../../..');
/** Ports and data of the tests' own product, so that it runs beside a started one. */
export const port = Number(process.env.E2E_PORT ?? 4300);
export const dataDir = path.join(workspace, '.data-test');
/** The surfaces of the sources of now as they were released first, before any test changed what is live. */
export const releasesDir = path.join(workspace, '.data-test-releases');
export const mainUrl = `http://localhost:${port}`;
/** Names nobody: the tests answer for it. */
export const imageryOrigin = 'https://imagery.example';
export const hostUrl = (subdomain: string) => `http://${subdomain}.localhost:${port}`;
