import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { outboxMessages } from '../outbox/messages/outbox.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { Write } from './use-write.ts';

/** The state of the last write of a section; announced to screen readers. */
export function WriteNote({
  write: { state, message },
  done,
  hasRejectedFields = false,
}: {
  write: Pick<Write, 'state' | 'message'>;
  done?: string;
  /** The fields show what the server rejected */
  hasRejectedFields?: boolean;
}) {
  const t = useMessages(editorMessages);
  const { fieldWaits } = useMessages(outboxMessages);
  const texts: Record<Write['state'], string> = {
    idle: '',
    busy: t.saving,
    saved: done ?? t.saved,
    waiting: fieldWaits,
    failed: hasRejectedFields ? t.checkFields : message,
  };
  const hasFailed = state === 'failed';
  return (
    <output
      aria-live={hasFailed ? 'assertive' : 'polite'}
      className={
        state === 'idle'
          ? 'sr-only'
          : `flex min-h-5 items-center gap-1.5 text-xs ${hasFailed ? 'text-danger' : 'text-ink-soft'}`
      }
    >
      {hasFailed && <Icon name="alert" size={14} />}
      {state === 'waiting' && <Icon name="offline" size={14} />}
      {state === 'saved' && <Icon name="check" size={14} />}
      {texts[state]}
    </output>
  );
}
