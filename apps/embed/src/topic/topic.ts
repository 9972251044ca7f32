import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { ListOrder } from '@umkreis/guide-engine/asked/list-order.ts';

/** What an embedded list shows. */
export interface Topic {
  id: string;
  title: Bilingual;
  /** What the engine is asked for */
  asked: Partial<Pick<Asked, 'shortcut' | 'tagIds' | 'list'>>;
  /** Without words */
  order: ListOrder;
  /** Path of the same on the full map. @param title in the visitor's language */
  mapPath(title: string): string;
  /** Of a topic that takes proposals, and may have a style of its own; null for all else */
  shortcut: SearchShortcutConfig | null;
}
