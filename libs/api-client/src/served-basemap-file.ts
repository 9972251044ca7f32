import type { Boot } from '@umkreis/contract/boot.ts';

/** Name of the branch's snapshot below /json/ as the page was served with it; null: there is none. */
export function servedBasemapFile({ branch, env, main }: Pick<Boot, 'branch' | 'env' | 'main'>): string | null {
  if (!branch) return main.basemapFileName;
  return env === 'production' ? branch.basemapItemJsonFileNameProduction : branch.basemapItemJsonFileNameDevelopment;
}

/** When a snapshot was made, as its name says; null: it doesn't. */
export function dateOfSnapshot(fileName: string | null): Date | null {
  const made = /-(\d{13})\.json$/.exec(fileName ?? '')?.[1];
  return made ? new Date(Number(made)) : null;
}
