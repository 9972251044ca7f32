import { useEffect, useState, type FormEvent } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { takePart } from '@umkreis/api-client/send-publicly.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { Contest } from '@umkreis/contract/contest.ts';
import { contestMessages } from './messages/contests.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { isEmailAddress } from '@umkreis/places/details/email-address.ts';
import { followInvalidFields } from '@umkreis/ui/follow-invalid-fields.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { StoredEntry } from './rejected-entries.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

type Field = 'name' | 'email' | 'answer' | 'acceptsConditions';
type Texts = TextsOf<typeof contestMessages>;

const textOf = (t: Texts): Record<Field, string> => ({
  name: t.nameError,
  email: t.emailError,
  answer: t.answerError,
  acceptsConditions: t.acceptError,
});
const isField = (name: unknown): name is Field =>
  name === 'name' || name === 'email' || name === 'answer' || name === 'acceptsConditions';

const fieldsOf = (errors: Problem['errors'] = []) => errors.map(({ field }) => field.slice(1)).filter(isField);

const missingFields = (values: { name: string; email: string }, accepts: boolean): Field[] => [
  ...(values.name.trim() ? [] : ['name' as const]),
  ...(isEmailAddress(values.email.trim()) ? [] : ['email' as const]),
  ...(accepts ? [] : ['acceptsConditions' as const]),
];

const failureText = (t: Texts, cause: unknown): string => {
  if (!(cause instanceof ApiError)) return t.failed;
  return cause.isOffline ? t.offline : cause.status === 429 ? t.tooMany : t.failed;
};

interface Props {
  contest: Contest;
  /** An earlier entry of this device, which waits or which the server rejected after it had been queued */
  before: (Pick<StoredEntry, 'body'> & Partial<Pick<StoredEntry, 'errors'>>) | undefined;
  onDone(how: 'sent' | 'waits'): void;
}

/**
 * Form with name, e-mail address, answer and consent. Missing values are reported before sending, other errors by
 * the server.
 */
export function ContestForm({ contest, before, onDone }: Props) {
  const { boot, track } = useGuide();
  const t = useMessages(contestMessages);
  const [values, setValues] = useState({
    name: before?.body.name ?? '',
    email: before?.body.email ?? '',
    answer: before?.body.answer ?? '',
  });
  useEffect(followInvalidFields, []);
  const [accepts, setAccepts] = useState(false);
  const [faulty, setFaulty] = useState<readonly Field[]>(() => fieldsOf(before?.errors));
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const error = (field: Field) => (faulty.includes(field) ? textOf(t)[field] : null);
  const field = (name: 'name' | 'email' | 'answer') => ({
    label: t[name],
    value: values[name],
    error: error(name),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setFaulty(faulty.filter((one) => one !== name));
    },
  });

  const send = async () => {
    track({ metric_key: 'item_detail_contest_submit_click', item_id: contest.itemId, metricValue: contest.id });
    setFailure(null);
    const missing = missingFields(values, accepts);
    setFaulty(missing);
    if (missing.length > 0) return;
    setIsSending(true);
    try {
      const how = await takePart(boot, {
        contestId: contest.id,
        name: values.name.trim(),
        email: values.email.trim(),
        answer: values.answer.trim(),
        acceptsConditions: true,
      });
      onDone(how);
    } catch (cause) {
      const named = cause instanceof ApiError ? fieldsOf(cause.problem?.errors) : [];
      setFaulty(named);
      if (named.length === 0) setFailure(failureText(t, cause));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea {...field('answer')} rows={2} maxLength={1000} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" hint={t.emailHint} />
      <Consent
        isGiven={accepts}
        error={error('acceptsConditions')}
        onChange={(isGiven) => {
          setAccepts(isGiven);
          setFaulty(faulty.filter((one) => one !== 'acceptsConditions'));
        }}
      />
      {failure && (
        <p role="alert" className="text-sm font-medium text-danger">
          {failure}
        </p>
      )}
      <Button kind="primary" type="submit" icon="ticket" busy={isSending}>
        {isSending ? t.sending : t.submit}
      </Button>
    </form>
  );
}

/** Checkbox to accept the conditions, with its error. */
function Consent({
  isGiven,
  error,
  onChange,
}: {
  isGiven: boolean;
  error: string | null;
  onChange(isGiven: boolean): void;
}) {
  const t = useMessages(contestMessages);
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isGiven}
          aria-invalid={error !== null || undefined}
          aria-describedby="contest-conditions"
          className="size-5 shrink-0 accent-accent"
          onChange={(event) => onChange(event.target.checked)}
        />
        {t.accept}
      </label>
      <p id="contest-conditions" className="text-xs text-danger">
        {error}
      </p>
    </div>
  );
}
