import { useMemo, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { PlaceFile, PlaceMapping } from '@umkreis/contract/place-file.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { categoryValuesOf } from '@umkreis/place-files/mapping/map-rows.ts';
import { keyOfCategory, type CategoryNames } from '@umkreis/place-files/mapping/match-category.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { importMessages } from '../messages/import.ts';

const STEP = 20;

interface Props {
  table: PlaceFile;
  mapping: PlaceMapping;
  names: CategoryNames;
  onChange(mapping: PlaceMapping): void;
}

/** The values of the columns of categories, and the category of each; unknown ones first. */
export function CategoryMapping({ table, mapping, names, onChange }: Props) {
  const t = useMessages(importMessages);
  const choices = useCategoryNames();
  const [visible, setVisible] = useState(STEP);
  const values = useMemo(() => categoryValuesOf(table, mapping, names), [table, mapping, names]);
  // The order stays the same while categories are chosen.
  const sorted = useMemo(() => {
    const isKnown = new Map(values.map(({ value }) => [value, names.find(value) !== undefined]));
    return values.toSorted((a, b) => Number(isKnown.get(a.value)) - Number(isKnown.get(b.value)));
  }, [values, names]);
  if (values.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-base font-title">{t.categoryValues}</h2>
      <ul className="grid">
        {sorted.slice(0, visible).map(({ value, count, key }) => (
          <CategoryChoice
            key={value}
            value={value}
            count={count}
            chosen={key ?? ''}
            suggested={names.suggest(value)}
            choices={choices}
            onChoose={(one) => onChange({ ...mapping, categories: { ...mapping.categories, [value]: one } })}
          />
        ))}
      </ul>
      {sorted.length > visible && (
        <Button size="small" className="justify-self-start" onClick={() => setVisible(visible + STEP)}>
          {t.more}
        </Button>
      )}
    </section>
  );
}

interface ChoiceProps {
  value: string;
  count: number;
  chosen: string;
  suggested: readonly string[];
  /** Displayed names by `Main/Sub` */
  choices: ReadonlyMap<string, string>;
  onChoose(key: string): void;
}

/** A value of a file and its category; similar names first. */
function CategoryChoice({ value, count, chosen, suggested, choices, onChoose }: ChoiceProps) {
  const t = useMessages(importMessages);
  const option = (key: string) => (
    <option key={key} value={key}>
      {choices.get(key)}
    </option>
  );
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0 sm:grid-cols-[1fr_1.2fr]">
      <span className="min-w-0 text-sm break-words">
        <span className="font-medium">{value}</span> <span className="text-ink-soft">{t.times({ n: count })}</span>
      </span>
      <SelectField label={t.categoryOf({ value })} hideLabel value={chosen} onChange={onChoose}>
        <option value="">{t.noCategory}</option>
        {suggested.length > 0 && <optgroup label={t.suggestions}>{suggested.map(option)}</optgroup>}
        <optgroup label={t.allCategories}>
          {[...choices.keys()].filter((key) => !suggested.includes(key)).map(option)}
        </optgroup>
      </SelectField>
    </li>
  );
}

/** Displayed names by `Main/Sub`, sorted. */
function useCategoryNames(): ReadonlyMap<string, string> {
  const pick = usePick();
  const { boot, language } = useDashboard();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { compare } = new Intl.Collator(language);
  const named = (categories ?? []).map((one): [string, string] => [
    keyOfCategory(one),
    `${pick(one.mainCategoryName)} / ${pick(one.subCategoryName)}`,
  ]);
  return new Map(named.toSorted(([, a], [, b]) => compare(a, b)));
}
