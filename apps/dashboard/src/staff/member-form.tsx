import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Role } from '@umkreis/contract/dashboard.ts';
import type { ListedMember } from '@umkreis/contract/staff-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { staffMessages } from './messages/staff.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { ChosenChips } from '../choice/chosen-chips.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { rejectedFields } from '../write/rejected-fields.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useBranchChoices } from './branch-names.ts';

/** Name and rights of a new or existing member. */
export function MemberForm({ member, onDone }: { member: ListedMember | null; onDone(): Promise<unknown> }) {
  const t = useMessages(staffMessages);
  const { boot, auth, me } = useDashboard();
  const write = useWrite();
  const [email, setEmail] = useState(member?.email ?? '');
  const [name, setName] = useState(member?.name ?? '');
  const [role, setRole] = useState<Role>(member?.role ?? 'editor');
  const [branches, setBranches] = useState<string[]>(
    member && member.role !== 'staff' ? member.branchShortIds.map(String) : [],
  );
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set());
  const isOwn = member?.email === me.email;
  const rights = { name, role, branchShortIds: role === 'staff' ? [] : branches.map(Number) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRejected(new Set());
    void write.run(async () => {
      try {
        if (member) await callApi(boot, 'PUT /staff/{email}', { path: { email: member.email }, body: rights, auth });
        else await callApi(boot, 'POST /staff/', { body: { email, ...rights }, auth });
      } catch (error) {
        setRejected(rejectedFields(error));
        throw error;
      }
      await onDone();
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {member ? (
        <p className="text-sm break-all text-ink-soft">{member.email}</p>
      ) : (
        <TextField
          type="email"
          label={t.email}
          hint={t.addHint}
          autoComplete="off"
          maxLength={100}
          value={email}
          error={rejected.has('email') ? t.emailError : null}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <TextField
        label={t.name}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={rejected.has('name') ? t.nameError : null}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField label={t.role} value={role} disabled={isOwn} onChange={(value) => setRole(value as Role)}>
        <option value="staff">{t.roleStaff}</option>
        <option value="editor">{t.roleEditor}</option>
        <option value="viewer">{t.roleViewer}</option>
      </SelectField>
      {isOwn && <p className="text-xs text-ink-soft">{t.own}</p>}
      {role !== 'staff' && (
        <BranchesField
          branches={branches}
          error={rejected.has('branchShortIds') ? t.branchesError : null}
          onChange={setBranches}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={write.state === 'busy'}>
          {member ? t.save : t.add}
        </Button>
        <WriteNote write={write} hasRejectedFields={rejected.size > 0} />
      </div>
    </form>
  );
}

/** The branches that a member may edit or see. */
function BranchesField({
  branches,
  error,
  onChange,
}: {
  branches: readonly string[];
  error: string | null;
  onChange(branches: string[]): void;
}) {
  const t = useMessages(staffMessages);
  const choices = useBranchChoices();
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium text-ink-soft">{t.branches}</p>
      <ChosenChips
        chosen={choices.filter(({ id }) => branches.includes(id))}
        onRemove={({ id }) => onChange(branches.filter((one) => one !== id))}
      />
      <ChoiceField
        label={t.addBranch}
        error={error}
        choices={choices.filter(({ id }) => !branches.includes(id))}
        onChoose={({ id }) => onChange([...branches, id])}
      />
    </div>
  );
}
