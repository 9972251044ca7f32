import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';

export type ShortcutFields = Omit<SearchShortcutConfig, 'id' | 'env'>;
const empty: ShortcutFields = {
  title: { de: '', en: '' },
  icon: 'pin',
  filter: {},
  allowItemAddition: false,
  allowChangeRequest: false,
  useDefaultMapBoundaries: true,
  note: '',
  showInFrameMenu: true,
};

/** The editable fields. @param shortcut null: a new one */
export function fieldsOf(shortcut: EditedSearchShortcut | null): ShortcutFields {
  if (!shortcut) return empty;
  const { id: _id, env: _env, ...fields } = shortcut.config;
  return fields;
}
