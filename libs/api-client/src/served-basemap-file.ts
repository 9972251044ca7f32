import type { Boot } from '@umkreis/contract/boot.ts';

/** Name of the branch's snapshot below /json/ as the page was served with it; null: there is none. */
export function servedBasemapFile({ branch, env, main }: Pick<Boot, 'branch' | 'env' | 'main'>): string | null {
  if (!branch) return main.basemapFileName;
  return env === 'production' ? branch.basemapItemJsonFileNameProduction : branch.basemapItemJsonFileNameDevelopment;
}
