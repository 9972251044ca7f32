import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ListedItem } from '@umkreis/contract/list-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { PlacePicker } from '../../media/place-picker.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { ListItems } from './list-items.tsx';

/** The value of a list without a branch */
export const EVERYWHERE = 'all';

/** The branch of a new list. */
export function ListBranch({ branch, onChange }: { branch: string; onChange(branch: string): void }) {
  const t = useMessages(referenceMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  return (
    <SelectField label={t.listOf} value={branch} onChange={onChange}>
      {me.role === 'staff' && <option value={EVERYWHERE}>{t.everywhere}</option>}
      {branches
        .filter(({ shortId }) => me.branchShortIds.includes(shortId))
        .map((one) => (
          <option key={one.shortId} value={one.shortId}>
            {one.title}
          </option>
        ))}
    </SelectField>
  );
}

interface Translated {
  de: string;
  en: string;
}

/** Titles and texts of a list. */
export function ListTexts({
  title,
  description,
  isReadOnly,
  showsErrors,
  onTitle,
  onDescription,
}: {
  title: Translated;
  description: Translated;
  isReadOnly: boolean;
  showsErrors: boolean;
  onTitle(title: Translated): void;
  onDescription(description: Translated): void;
}) {
  const t = useMessages(referenceMessages);
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <>
      {languages.map(([language, name]) => (
        <TextField
          key={language}
          label={t.listTitle({ language: name })}
          error={showsErrors && !title[language].trim() ? t.listTitleMissing : null}
          lang={language}
          required
          disabled={isReadOnly}
          maxLength={200}
          value={title[language]}
          onChange={({ target }) => onTitle({ ...title, [language]: target.value })}
        />
      ))}
      {languages.map(([language, name]) => (
        <TextArea
          key={language}
          label={t.listText({ language: name })}
          lang={language}
          disabled={isReadOnly}
          maxLength={4000}
          value={description[language]}
          onChange={({ target }) => onDescription({ ...description, [language]: target.value })}
        />
      ))}
    </>
  );
}

/** The places of a list, and a search to add others. */
export function ListPlaces({
  items,
  branchShortId,
  isReadOnly,
  onChange,
}: {
  items: readonly ListedItem[];
  branchShortId: number | null;
  isReadOnly: boolean;
  onChange(items: ListedItem[]): void;
}) {
  const t = useMessages(referenceMessages);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListItems items={items} isReadOnly={isReadOnly} onChange={onChange} />
      {!isReadOnly && (
        <Button
          size="small"
          icon="plus"
          className="justify-self-start"
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t.addPlace}
        </Button>
      )}
      {isAdding && (
        <PlacePicker
          {...(branchShortId !== null && { branch: branchShortId })}
          onPick={({ id, nanoId, branchShortId: owner, title: name, city }) => {
            if (items.some((one) => one.id === id)) return;
            onChange([...items, { id, nanoId, branchShortId: owner, title: name, city }]);
          }}
        />
      )}
    </>
  );
}
