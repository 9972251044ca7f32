import type { Boot } from '@umkreis/contract/boot.ts';

/** Boot data that the calls need. */
export type ApiContext = Pick<Boot, 'apiRoot' | 'assetRoot' | 'env' | 'branch' | 'main'>;
