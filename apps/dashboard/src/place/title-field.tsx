import { useId } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { ConflictChoice } from './saved-field/conflict-choice.tsx';
import { SaveStateNote } from './saved-field/save-state.tsx';
import { useSavedField } from './saved-field/use-saved-field.ts';

export function TitleField({
  item,
  isReadOnly,
  onItem,
}: {
  item: Item;
  isReadOnly: boolean;
  onItem(item?: Item): void;
}) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const note = useId();
  const contentLanguage = useContentLanguage();
  const field = useSavedField({
    draftKey: `${item.id}:title`,
    label: t.fieldTitle,
    author: auth.email,
    stored: item.title,
    base: item.version,
    save: async (title, version, conflict) =>
      onItem(
        await callApi(boot, 'PUT /items/{id}', {
          path: { id: item.id },
          body: { title, version: conflict?.currentVersion ?? version },
          auth,
        }),
      ),
  });
  return (
    <div className="grid gap-1">
      <TextField
        label={t.fieldTitle}
        aria-invalid={field.state === 'refused' || undefined}
        aria-describedby={note}
        value={field.value}
        maxLength={200}
        readOnly={isReadOnly}
        lang={contentLanguage}
        onChange={(event) => field.type(event.target.value)}
        onBlur={() => void field.commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void field.commit();
          if (event.key === 'Escape') field.restore();
        }}
      />
      <SaveStateNote id={note} field={field} />
      <ConflictChoice field={field} onResolved={() => onItem()} />
    </div>
  );
}
