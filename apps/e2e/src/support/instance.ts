import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../../..');
/** Ports and data of the tests' own product, so that it can run next to a started one. */
export const port = Number(process.env.E2E_PORT ?? 4300);
export const dataDir = path.join(workspace, '.data-test');
/** The first releases of the surfaces from the current sources, before any test changed what is live. */
export const releasesDir = path.join(workspace, '.data-test-releases');
/** Cookies and storage of a member of the staff who logged in before the first test. */
export const staffSession = path.join(dataDir, 'staff-session.json');
export const mainUrl = `http://localhost:${port}`;
/** A host that does not exist: the tests respond for it. */
export const imageryOrigin = 'https://imagery.example';
export const hostUrl = (subdomain: string) => `http://${subdomain}.localhost:${port}`;
