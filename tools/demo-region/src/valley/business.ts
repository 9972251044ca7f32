import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';

export interface Business {
  tags: Tags;
  /** Full names, or with '*' for a family name. */
  names: readonly string[];
  /** Number per 1000 inhabitants; at least one in villages with `from` or more inhabitants. */
  perThousand: number;
  from: number;
  hours: readonly string[];
  texts: readonly string[];
  /** Additional tags, one of which is chosen at random. */
  extras?: readonly Tags[];
}
