import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { EmbedTopic } from '@umkreis/contract/embed-address.ts';
import type { EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { ListOrder } from '@umkreis/guide-engine/query/list-order.ts';

/** The content of an embedded list. */
export interface Topic {
  id: string;
  /** Public id of the only place; undefined: a list */
  placeNanoId?: string;
  title: Bilingual;
  /** Query of the engine */
  query: Partial<Pick<PlaceQuery, 'shortcut' | 'tagIds' | 'list' | 'filter'>>;
  /** Order without search text */
  order: ListOrder;
  /** Path of the list on the full map. @param title in the visitor's language */
  mapPath(title: string): string;
  /** The search shortcut, which may accept proposals and have its own style; null for other topics */
  shortcut: SearchShortcutConfig | null;
}

/** A topic with what the address of the frame selects of it. */
export interface SelectedTopic extends Topic {
  selection: EmbedSelection;
  /** The topic as the API names it */
  listing: EmbedTopic;
}
