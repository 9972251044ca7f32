import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntriesPart, type DialogActions } from './entries/entries-part.tsx';

const languageCode = /^[a-z]{2}(-[A-Z]{2})?$/;
const toTerms = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Search synonyms: regional names for categories, in any language. */
export function SynonymsPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const read = useRead(apiUrl(boot, 'GET /search/words/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const kindsOf = ({ categoryIds }: SearchWord) =>
    categoryIds.flatMap((id) => categories?.find((one) => one.id === id) ?? []).map((one) => pick(one.subCategoryName));
  return (
    <EntriesPart
      read={read}
      newLabel={t.newWords}
      entryOf={(one) => ({
        title: [...new Set(one.translations.flatMap(({ words }) => words))].join(', '),
        note: [...new Set(kindsOf(one))].join(', '),
      })}
      dialogOf={(existing, actions) =>
        categories && <SynonymDialog key={existing?.id} existing={existing} categories={categories} {...actions} />
      }
    />
  );
}

function SynonymDialog({
  existing,
  categories,
  ...actions
}: DialogActions & { existing: SearchWord | null; categories: readonly Category[] }) {
  const t = useMessages(referenceMessages);
  const [name, setName] = useState(existing?.name ?? '');
  const [categoryIds, setCategoryIds] = useState<readonly string[]>(existing?.categoryIds ?? []);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
    de: '',
    en: '',
    ...Object.fromEntries((existing?.translations ?? []).map(({ language, words }) => [language, words.join(', ')])),
  });
  const names: Record<string, string> = { de: t.german, en: t.english };
  return (
    <EntryDialog
      title={existing ? existing.name : t.newWords}
      kind="searchWord"
      id={existing?.id ?? null}
      fields={{
        ...(name !== existing?.name && { name }),
        categoryIds,
        translations: Object.entries(texts).map(([language, text]) => ({ language, words: toTerms(text) })),
      }}
      {...actions}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t.wordsName}
            error={errorOf('name')}
            lang="en"
            required
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {Object.entries(texts).map(([language, text]) => (
            <TextField
              key={language}
              label={t.wordsOf({ language: names[language] ?? language })}
              hint={t.wordsHint}
              error={errorOf('translations')}
              lang={language}
              value={text}
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
            />
          ))}
          <LanguageAdder existing={texts} onAdd={(language) => setTexts({ ...texts, [language]: '' })} />
          <KindChoice
            ids={categoryIds}
            categories={categories}
            error={errorOf('categoryIds')}
            onChange={setCategoryIds}
          />
        </>
      )}
    </EntryDialog>
  );
}

/** Adds a language, by its code. */
function LanguageAdder({
  existing: texts,
  onAdd,
}: {
  existing: Readonly<Record<string, string>>;
  onAdd(language: string): void;
}) {
  const t = useMessages(referenceMessages);
  const [another, setAnother] = useState('');
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={t.wordsLanguage}
        className="flex-1"
        maxLength={5}
        value={another}
        onChange={({ target }) => setAnother(target.value)}
      />
      <Button
        disabled={!languageCode.test(another) || another in texts}
        onClick={() => {
          onAdd(another);
          setAnother('');
        }}
      >
        {t.addLanguage}
      </Button>
    </div>
  );
}

function KindChoice({
  ids,
  categories,
  error,
  onChange,
}: {
  ids: readonly string[];
  categories: readonly Category[];
  error: string | null;
  onChange(ids: readonly string[]): void;
}) {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const nameOf = (one: Category) => `${pick(one.subCategoryName)} (${pick(one.mainCategoryName)})`;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{t.wordsKinds}</legend>
      <ul className="grid gap-1">
        {ids.map((id) => {
          const one = categories.find((category) => category.id === id);
          const name = one ? nameOf(one) : id;
          return (
            <li key={id} className="flex items-center gap-2 rounded-control bg-sunken pl-3 text-sm">
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <IconButton
                icon="close"
                label={t.takeKind({ kind: name })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            </li>
          );
        })}
      </ul>
      <SelectField label={t.addKind} value="" onChange={(id) => id && onChange([...ids, id])}>
        <option value="">{t.noKind}</option>
        {categories
          .filter(({ id }) => !ids.includes(id))
          .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
      </SelectField>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
