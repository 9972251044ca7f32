import type { BasemapItem } from '@umkreis/contract/item.ts';
import { uniqueId, uniqueNanoId } from './unique-id.ts';

export const basemapItem = (rest: Partial<BasemapItem> = {}): BasemapItem => ({
  id: uniqueId(), nanoId: uniqueNanoId(), title: 'Bäckerei Müller', lat: 47.141, lon: 9.521, branch: 1, categories: [], ...rest,
});
