import { get } from 'node:http';
import type { Surface } from '@umkreis/contract/boot.ts';
import { errorsPath, versionsPath, type ReleaseVersions } from '@umkreis/contract/releases.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { MAIN_HOST } from '@umkreis/start/production/production-setup.ts';

/** Host of a branch in the local set-up. */
const hostOf = (branch: number) => `${branchConfigs.find(({ shortId }) => shortId === branch)!.subdomain}.${MAIN_HOST}`;

/** Uses node:http, since fetch() does not allow setting the host. */
const read = (url: string, host: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => {
          text += chunk.toString();
        })
        .on('end', () => resolve({ status: response.statusCode!, text }));
    }).on('error', reject);
  });

/** The versions that visitors of a branch get from an edge. */
export const versionsOn = async (edge: string, branch: number) =>
  JSON.parse((await read(edge + versionsPath, hostOf(branch))).text) as ReleaseVersions;

/** Opens the map of a branch as a visitor. @returns status and text of the page */
export const openMap = (edge: string, branch: number) => read(`${edge}/map`, hostOf(branch));

/** Reports a failure as a page of this version does. */
export async function reportFailure(edge: string, surface: Surface, version: string): Promise<void> {
  const response = await fetch(edge + errorsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ surface, version, kind: 'script' }),
  });
  if (!response.ok) throw new Error(`${errorsPath} responded with ${response.status}`);
}
