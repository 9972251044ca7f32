import type { Boot } from '@umkreis/contract/boot.ts';

/** What the calls need of the boot data. */
export type ApiContext = Pick<Boot, 'apiRoot' | 'assetRoot' | 'env' | 'branch' | 'main'>;
