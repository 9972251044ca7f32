import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { outboxMessages } from '../../outbox/messages/outbox.ts';
import type { OutboxEntry } from '../../outbox/outbox.ts';

/** Marks an edit that is queued for a network connection, or that the server has rejected. */
export function QueuedMark({ entry: { refusal } }: { entry: OutboxEntry }) {
  const { fieldWaits } = useMessages(outboxMessages);
  return (
    <span className={refusal === undefined ? 'ml-1.5 text-changing' : 'ml-1.5 text-danger'}>
      <Icon name={refusal === undefined ? 'offline' : 'alert'} size={14} />
      <span className="sr-only">{refusal ?? fieldWaits}</span>
    </span>
  );
}
