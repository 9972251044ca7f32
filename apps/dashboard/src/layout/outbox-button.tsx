import { useState } from 'react';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { outboxMessages } from '../outbox/messages/outbox.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { drafts } from '../outbox/drafts.ts';
import { outbox } from '../outbox/outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** The number of edits queued for a network connection, with a list of them; hidden if there are none. */
export function OutboxButton() {
  const t = useMessages(outboxMessages);
  const entries = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const isRejected = entries.some(({ refusal }) => refusal !== undefined);
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        icon={isRejected ? 'alert' : 'offline'}
        className={isRejected ? 'text-danger' : 'text-changing'}
        onClick={() => setOpen(true)}
      >
        {t.pending({ n: entries.length })}
      </Button>
      <output className="sr-only">{t.pending({ n: entries.length })}</output>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.title} closeLabel={t.close}>
        <p className="text-sm text-ink-soft">{t.text}</p>
        <ul className="max-h-[50dvh] overflow-y-auto text-sm">
          {entries.map(({ key, label, page, path, value, refusal, currentVersion }) => (
            <li key={key} className="grid gap-1 border-t border-line py-3 first:border-0">
              <p className="text-xs text-ink-soft">
                <Link to={path} onClick={() => setOpen(false)}>
                  {page}
                </Link>
              </p>
              <p className="break-words">
                <span className="font-medium">{label}:</span> {value}
              </p>
              {refusal !== undefined && <p className="text-xs text-danger">{t.rejected({ reason: refusal })}</p>}
              <div className="-ml-3 flex flex-wrap gap-2">
                {refusal !== undefined && (
                  <Button size="small" kind="quiet" onClick={() => outbox.insist(key)}>
                    {currentVersion === undefined ? t.again : t.anyway}
                  </Button>
                )}
                <Button
                  size="small"
                  kind="quiet"
                  onClick={() => {
                    drafts.remove(key);
                    outbox.remove(key);
                  }}
                >
                  {t.discard}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
