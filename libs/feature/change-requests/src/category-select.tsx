import { useId, useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { kindsOfShortcut } from '@umkreis/places/shortcut-filter.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

interface Props {
  value: string;
  shortcut: SearchShortcutConfig;
  onChange(id: string): void;
}

/** Category of a new place, among those its topic lists. */
export function CategorySelect({ value, shortcut, onChange }: Props) {
  const { boot } = useGuide();
  const { data: all } = useRead(apiUrl(boot, 'GET /categories/'));
  const t = useMessages(proposalMessages);
  const pick = usePick();
  const language = useLanguage();
  const id = useId();
  const groups = useMemo(() => {
    // A topic defined by tags alone has no categories.
    const kinds = kindsOfShortcut({ filter: { ...shortcut.filter, tags: [] } });
    const { compare } = new Intl.Collator(language);
    const named = (of: readonly Category[]) =>
      of.toSorted((a, b) => compare(a.subCategoryName[language], b.subCategoryName[language]));
    const fitting = (all ?? []).filter((category) => !kinds || kinds.category(category));
    return [...Map.groupBy(fitting, ({ mainCategoryName }) => mainCategoryName[language])]
      .toSorted(([a], [b]) => compare(a, b))
      .map(([name, of]) => [name, named(of)] as const);
  }, [all, shortcut.filter, language]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {t.category}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-control bg-paper px-3 text-base ring-1 ring-line-strong ring-inset"
      >
        <option value="">{t.chooseCategory}</option>
        {groups.map(([name, categories]) => (
          <optgroup key={name} label={name}>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {pick(category.subCategoryName)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
