import type { Condition } from '@umkreis/query-parser/conditions.ts';
import { withoutWords } from '@umkreis/query-parser/typed-words.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { searchMessages } from './messages/search.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

export interface UnderstoodProps {
  conditions: readonly Condition[];
  /** As typed */
  searchText: string;
  /** Removes the words of a condition from the search text. */
  onSearchText(searchText: string): void;
}

/** Conditions recognized in the search text; each can be removed. */
export default function Understood({ conditions, searchText, onSearchText: onWords }: UnderstoodProps) {
  const t = useMessages(searchMessages);
  const nameOf = useConditionName();
  if (conditions.length === 0) return null;
  return (
    <ul aria-label={t.understood} className="flex flex-wrap gap-1.5 pt-1.5 pb-1">
      {conditions.map((condition) => {
        const name = nameOf(condition);
        return (
          <li key={condition.text}>
            <button
              type="button"
              aria-label={t.without({ condition: name })}
              onClick={() => onWords(withoutWords(searchText, condition.text))}
              className="inline-flex min-h-8 items-center gap-1 rounded-full bg-accent-soft py-1 pr-2 pl-3 text-left text-sm font-medium text-ink hover:bg-hover"
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function useConditionName(): (condition: Condition) => string {
  const t = useMessages(searchMessages);
  const pick = usePick();
  const language = useLanguage();
  const now = useNow();
  const { data, timeZone } = useGuide();
  return (condition) => {
    switch (condition.kind) {
      case 'open':
        if (Math.abs(condition.at.getTime() - now.getTime()) < 900_000 && !condition.isWholeDay) return t.openNow;
        return t.openAt({
          when: dateFormat(language, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            ...(!condition.isWholeDay && { hour: '2-digit', minute: '2-digit' }),
            timeZone,
          }).format(condition.at),
        });
      case 'tag': {
        const tag = condition.tagIds.flatMap((id) => data.tags.get(id) ?? [])[0];
        return tag ? tagText(tag, pick) : condition.text;
      }
      case 'sub':
        return t.children;
      case 'where':
        return condition.where.how === 'in'
          ? t.inCity({ city: condition.where.city })
          : t.near({ place: condition.where.title });
      case 'nearMe':
        return t.nearMe;
    }
  };
}
