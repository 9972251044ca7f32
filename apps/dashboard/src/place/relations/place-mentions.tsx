import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { hostOf, isWebAddress, webUrl } from '@umkreis/places/details/link.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatDay } from '../../dates/format-date.ts';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';

type Mention = NonNullable<Item['mentions']>[number];
type Draft = { id: string | null; title: string; url: string; datePublished: string };

const emptyDraft: Draft = { id: null, title: '', url: '', datePublished: '' };

interface Props {
  item: Item;
  isReadOnly: boolean;
  onChanged(): void;
}

/** Articles and other web pages about a place. */
export function PlaceMentions({ item, isReadOnly, onChanged }: Props) {
  const t = useMessages(relationsMessages);
  const { boot, auth, language } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const [draft, setDraft] = useState<Draft>();
  const contentLanguage = useContentLanguage();
  const mentions = item.mentions ?? [];
  const remove = ({ id, ...fields }: Mention) =>
    write.run(
      () => callApi(boot, 'DELETE /items/mentions/{mentionId}', { path: { mentionId: id }, auth }),
      t.mentionRemoved,
      () => callApi(boot, 'POST /items/mentions/', { body: { itemId: item.id, ...fields }, auth }),
    );
  return (
    <section aria-label={t.mentions} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{t.mentions}</h3>
      {mentions.length === 0 && <p className="text-sm text-ink-soft">{t.noMentions}</p>}
      <ul>
        {mentions.map((mention) => (
          <li key={mention.id} className="flex items-center gap-1 border-t border-line py-1 first:border-0">
            <p className="min-w-0 flex-1 text-sm">
              <span lang={contentLanguage} className="block font-medium break-words hyphens-auto">
                {mention.title}
              </span>
              <span className="tabular text-xs text-ink-soft">
                {[
                  mention.datePublished && formatDay(mention.datePublished, language),
                  mention.url && hostOf(mention.url),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {!isReadOnly && (
              <>
                <IconButton
                  icon="edit"
                  label={t.editMention({ name: mention.title })}
                  onClick={() =>
                    setDraft({ ...mention, url: mention.url ?? '', datePublished: mention.datePublished ?? '' })
                  }
                />
                <IconButton
                  icon="trash"
                  label={t.removeMention({ name: mention.title })}
                  onClick={() => void remove(mention)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {draft ? (
        <MentionForm
          key={draft.id}
          draft={draft}
          isBusy={write.state === 'busy'}
          onCancel={() => setDraft(undefined)}
          onSave={async ({ id, ...fields }) => {
            const isDone = await write.run(
              () =>
                id
                  ? callApi(boot, 'PUT /items/mentions/{mentionId}', { path: { mentionId: id }, body: fields, auth })
                  : callApi(boot, 'POST /items/mentions/', { body: { itemId: item.id, ...fields }, auth }),
              t.saved,
            );
            if (isDone) setDraft(undefined);
          }}
        />
      ) : (
        !isReadOnly && (
          <Button size="small" icon="plus" className="justify-self-start" onClick={() => setDraft(emptyDraft)}>
            {t.addMention}
          </Button>
        )
      )}
      <UndoNote write={write} />
    </section>
  );
}

interface FormProps {
  draft: Draft;
  isBusy: boolean;
  onSave(mention: Omit<Mention, 'id'> & { id: string | null }): Promise<void>;
  onCancel(): void;
}

function MentionForm({ draft: first, isBusy, onSave, onCancel }: FormProps) {
  const t = useMessages(relationsMessages);
  const [draft, setDraft] = useState(first);
  const contentLanguage = useContentLanguage();
  const [isSubmitted, setSubmitted] = useState(false);
  const titleError = isSubmitted && !draft.title.trim() ? t.mentionError : null;
  const urlError = draft.url.trim() !== '' && !isWebAddress(draft.url.trim()) ? t.urlError : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!draft.title.trim() || urlError) return;
    void onSave({
      id: draft.id,
      title: draft.title.trim(),
      url: draft.url.trim() ? webUrl(draft.url.trim()) : null,
      datePublished: draft.datePublished || null,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-control bg-sunken p-3">
      <TextField
        label={t.mentionTitle}
        lang={contentLanguage}
        maxLength={300}
        value={draft.title}
        error={titleError}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextField
        type="url"
        label={t.mentionUrl}
        maxLength={2000}
        value={draft.url}
        error={isSubmitted ? urlError : null}
        onChange={({ target }) => setDraft({ ...draft, url: target.value })}
      />
      <TextField
        type="date"
        label={t.mentionDate}
        value={draft.datePublished}
        onChange={({ target }) => setDraft({ ...draft, datePublished: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="small" busy={isBusy}>
          {t.save}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
