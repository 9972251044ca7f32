import type { LngLat } from '@umkreis/contract/ref.ts';

/** A bus or a cabin at one moment. */
export interface Vehicle {
  at: LngLat;
  kind: 'bus' | 'cabin';
  color: string;
  textColor: string;
  /** Short name of the line; empty for cabins */
  label: string;
}
