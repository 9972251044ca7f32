import type { LngLat } from '@umkreis/contract/ref.ts';

/** A bus or cabin at an instant. */
export interface Vehicle {
  at: LngLat;
  kind: 'bus' | 'cabin';
  color: string;
  textColor: string;
  /** Short name of the line; '' for cabins */
  label: string;
}
