import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { useSavedField, type SavedField } from '../../place/saved-field/use-saved-field.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import type { CellField } from './cell-fields.ts';
import type { RowEdits } from './use-row-edits.ts';

/** A text of a place in the list, saved like the same field of the place's screen. */
export function useCellField(item: DashboardItem, cell: CellField, label: string, edits: RowEdits): SavedField {
  const { auth } = useDashboard();
  return useSavedField({
    ...cell,
    label,
    author: auth.email,
    save: async (value, base, conflict) => {
      const undo = await cell.write(value, base, conflict);
      await edits.saved(item, label, undo);
    },
  });
}
