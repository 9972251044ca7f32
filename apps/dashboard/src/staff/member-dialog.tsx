import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { ListedMember } from '@umkreis/contract/staff-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { staffMessages } from './messages/staff.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { MemberForm } from './member-form.tsx';

/** Edits or removes a member's rights; `null` adds a new member. */
export function MemberDialog({
  member,
  open,
  onClose,
  onChanged,
}: {
  member: ListedMember | null;
  open: boolean;
  onClose(): void;
  onChanged(): Promise<unknown>;
}) {
  const t = useMessages(staffMessages);
  return (
    <Dialog open={open} onClose={onClose} title={member ? member.name : t.add} closeLabel={t.close}>
      <MemberForm
        key={member?.email}
        member={member}
        onDone={async () => {
          await onChanged();
          onClose();
        }}
      />
      {member && (
        <MemberEnd
          member={member}
          onDone={async () => {
            await onChanged();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function MemberEnd({ member, onDone }: { member: ListedMember; onDone(): Promise<unknown> }) {
  const t = useMessages(staffMessages);
  const { boot, auth, me } = useDashboard();
  const write = useWrite();
  const [isSure, setSure] = useState(false);
  if (member.email === me.email) return null;
  const path = { email: member.email };
  const run = (work: () => Promise<unknown>) =>
    void write.run(async () => {
      await work();
      await onDone();
    });
  // The next verified login with this e-mail address is linked to the member.
  const unbind = () => run(() => callApi(boot, 'PUT /staff/{email}/unbound', { path, auth }));
  const remove = () => run(() => callApi(boot, 'DELETE /staff/{email}', { path, auth }));
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {member.isBound && (
        <div className="grid justify-items-start gap-1">
          <Button size="small" busy={write.state === 'busy'} onClick={unbind}>
            {t.unbind}
          </Button>
          <p className="text-xs text-ink-soft">{t.unbindHint}</p>
        </div>
      )}
      {isSure ? (
        <div role="alert" className="grid gap-2">
          <p className="text-sm">{t.removeSure({ name: member.name })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" kind="danger" busy={write.state === 'busy'} onClick={remove}>
              {t.removeNow}
            </Button>
            <Button size="small" onClick={() => setSure(false)}>
              {t.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="small" kind="danger" className="justify-self-start" onClick={() => setSure(true)}>
          {t.remove}
        </Button>
      )}
      <WriteNote write={write} />
    </div>
  );
}
