import type { DetailUnit } from '@umkreis/contract/detail-key.ts';

export const detailUnits: readonly DetailUnit[] = ['m', 'hm', 'km', 'ft', 'h'];
export const DEFAULT_UNIT: DetailUnit = 'm';
