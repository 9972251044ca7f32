import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { PersonErased, PersonFound } from '@umkreis/contract/personal-data.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { personalDataMessages } from './messages/personal-data.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { rejectedFields } from '../write/rejected-fields.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { StoredData } from './stored-data.tsx';

/**
 * Searches the data stored for an e-mail address. The address is neither put in the URL nor stored on the
 * device.
 */
export function PersonSearch() {
  const t = useMessages(personalDataMessages);
  const { boot, auth } = useDashboard();
  const search = useWrite();
  const [email, setEmail] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const [found, setFound] = useState<PersonFound & { email: string }>();
  const [erased, setErased] = useState<PersonErased>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFaulty(false);
    setFound(undefined);
    setErased(undefined);
    const address = email.trim();
    void search.run(async () => {
      try {
        const { counts } = await callApi(boot, 'POST /personal-data/find/', { body: { email: address }, auth });
        setFound({ counts, email: address });
      } catch (error) {
        setFaulty(rejectedFields(error).has('email'));
        throw error;
      }
    });
  };
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-base font-title">{t.person}</h2>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-3">
        <TextField
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="off"
          maxLength={320}
          value={email}
          error={isFaulty ? t.emailError : null}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={search.state === 'busy'}>
            {t.find}
          </Button>
          {search.state === 'failed' && <WriteNote write={search} hasRejectedFields={isFaulty} />}
        </div>
      </form>
      <div aria-live="polite" className="empty:hidden">
        {erased && <p className="text-sm">{t.erased({ n: erased.contestEntries, m: erased.changeRequests })}</p>}
        {found?.counts.length === 0 && <p className="text-sm">{t.nothing}</p>}
      </div>
      {found && found.counts.length > 0 && (
        <StoredData
          key={found.email}
          found={found}
          onErased={(result) => {
            setErased(result);
            setFound(undefined);
          }}
        />
      )}
    </Card>
  );
}
