import type { Boot } from '@umkreis/contract/boot.ts';

/** Name of the branch's snapshot below /json/ in the page's boot data; null: there is none. */
export function servedBasemapFile({ branch, env, main }: Pick<Boot, 'branch' | 'env' | 'main'>): string | null {
  if (!branch) return main.basemapFileName;
  return env === 'production' ? branch.basemapItemJsonFileNameProduction : branch.basemapItemJsonFileNameDevelopment;
}

/** Creation time of a snapshot from its name; null: the name has none. */
export function dateOfSnapshot(fileName: string | null): Date | null {
  const timestamp = /-(\d{13})\.json$/.exec(fileName ?? '')?.[1];
  return timestamp ? new Date(Number(timestamp)) : null;
}
