import type { Tags } from '@umkreis/osm-import/ground/osm-data.ts';

export interface Business {
  tags: Tags;
  /** Full names, or with '*' for a family name. */
  names: readonly string[];
  /** How many in a village of a thousand people; at least one from `from` people on. */
  perThousand: number;
  from: number;
  hours: readonly string[];
  texts: readonly string[];
  /** One of these is drawn for each. */
  extras?: readonly Tags[];
}
