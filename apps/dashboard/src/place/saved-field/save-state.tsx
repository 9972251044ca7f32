import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { outboxMessages } from '../../outbox/messages/outbox.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { SavedField } from './use-saved-field.ts';

const action = 'min-h-6 font-semibold text-accent underline';

/** The save state next to a field; announced to screen readers. */
export function SaveStateNote({
  field,
  id,
  refusal,
  onDelete,
}: {
  field: SavedField;
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  /** Explains the accepted values if the field does not accept every text. */
  refusal?: string;
  /** Deletes the record of an emptied field; undefined: it can't be deleted */
  onDelete?: (() => void) | undefined;
}) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const o = useMessages(outboxMessages);
  const isEmpty = field.value.trim() === '' && !field.canBeEmpty;
  const isUndecided = field.state === 'unsaved' && (isEmpty || field.isOldDraft);
  const restore = () => {
    field.restore();
    document.querySelector<HTMLElement>(`[aria-describedby="${CSS.escape(id)}"]`)?.focus();
  };
  return (
    <output id={id} className="flex min-h-5 flex-wrap items-center gap-x-2 text-xs">
      {field.state === 'waiting' && (
        <span className="flex items-center gap-1 text-changing">
          <Icon name="offline" size={14} />
          {o.fieldWaits}
        </span>
      )}
      {field.state === 'saving' && <span className="text-ink-soft">{common.saving}</span>}
      {field.state === 'saved' && (
        <span className="flex items-center gap-1 text-open">
          <Icon name="check" size={14} />
          {common.saved}
        </span>
      )}
      {field.state === 'unsaved' && (
        <span className="text-changing">
          {isEmpty ? t.emptyNotSaved : field.isOldDraft ? t.draftFound : common.unsaved}
        </span>
      )}
      {field.state === 'refused' && (
        <span className="flex items-center gap-1 text-danger">
          <Icon name="alert" size={14} />
          {refusal ?? t.invalidValue}
        </span>
      )}
      {field.state === 'failed' && <span className="text-danger">{t.saveFailed}</span>}
      {(field.state === 'failed' || (field.state === 'unsaved' && field.isOldDraft && !isEmpty)) && (
        <button type="button" onClick={() => void field.commit()} className={action}>
          {t.saveAgain}
        </button>
      )}
      {isUndecided && isEmpty && onDelete && (
        <button type="button" onClick={onDelete} className={action}>
          {t.deleteEmptied}
        </button>
      )}
      {isUndecided && (
        <button type="button" onClick={restore} className={action}>
          {t.showStored}
        </button>
      )}
    </output>
  );
}
