import type { KeyedMutator } from 'swr';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { request } from '@umkreis/api-client/request.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardItem, DashboardItemPage } from '@umkreis/contract/dashboard.ts';
import { listedDetailKeys } from '@umkreis/contract/listed-detail-keys.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useUndoableWrite, type UndoableWrite } from '../../write/use-undoable-write.ts';
import { placesMessages } from '../messages/places.ts';
import { cellField, type CellField, type EditableColumn } from './cell-fields.ts';

/** Edits of single texts in the list of places. */
export interface RowEdits {
  isReadOnly: boolean;
  /** The last edit, which can be undone */
  write: UndoableWrite;
  /** @returns undefined if the person or the state of the place doesn't allow to edit it here */
  fieldOf(item: DashboardItem, column: EditableColumn): CellField | undefined;
  /** Loads a row again, e.g. after a conflict. @returns its title; empty: it could not be loaded */
  renew(id: string): Promise<string>;
  /**
   * Reports that a text was saved; resolves once the list shows it.
   * @param label of the field
   */
  saved(item: DashboardItem, label: string, undo: (() => Promise<unknown>) | undefined): Promise<void>;
}

/** The fields of the row that can be edited, as the server has them now. */
function editedFields(item: EditedItem) {
  const [address] = item.addresses;
  return {
    title: item.title,
    version: item.version,
    dateUpdated: item.dateUpdated,
    city: address?.city ?? '',
    addressId: address?.id ?? null,
    contacts: listedDetailKeys.flatMap(
      (name) => item.itemDetails.find(({ dataKeyName }) => dataKeyName === name) ?? [],
    ),
  };
}

/**
 * Saved texts are shown in their row, which keeps its position until the list is loaded again.
 * @param mutate changes the list's data
 */
export function useRowEdits(mutate: KeyedMutator<DashboardItemPage>): RowEdits {
  const t = useMessages(placesMessages);
  const { boot, auth, me } = useDashboard();
  const isReadOnly = me.role === 'viewer';
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const renew = async (id: string) => {
    const url = apiUrl(boot, 'GET /items/dashboard/{id}', { path: { id } });
    try {
      const fields = editedFields(await request<EditedItem>(url, { getToken: auth.getToken }));
      await mutate(
        (page) => page && { ...page, items: page.items.map((one) => (one.id === id ? { ...one, ...fields } : one)) },
        { revalidate: false },
      );
      return fields.title;
    } catch {
      // The text is stored; the list shows it with the next load.
      void mutate();
      return '';
    }
  };
  const write = useUndoableWrite(() => undefined);
  return {
    isReadOnly,
    write,
    renew,
    fieldOf: (item, column) =>
      isReadOnly || item.dateBinned ? undefined : cellField({ boot, auth }, item, column, keys ?? []),
    saved: async (item, label, undo) => {
      const { id } = item;
      const title = (await renew(id)) || item.title;
      await write.run(
        () => Promise.resolve(),
        t.cellSaved({ name: label, title }),
        undo && (() => undo().then(() => renew(id))),
      );
    },
  };
}
