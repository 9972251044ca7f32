import { useMemo } from 'react';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { Choice } from '../choice/matching-choices.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { detailPlace } from './detail-themes.ts';
import { editorMessages } from './messages/editor.ts';

/**
 * The kinds of details to add, by theme, the most used first.
 * @param present IDs of the keys that the place has a detail of: listed, but not to be chosen
 */
export function useDetailChoices(keys: readonly ItemDetailKey[], present: ReadonlySet<string>): Choice[] {
  const t = useMessages(editorMessages);
  const { language } = useDashboard();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const titleOf = ({ keyTitle }: ItemDetailKey) => keyTitle[language] || keyTitle.de;
    return keys
      .toSorted((a, b) => detailPlace(a.keyName).rank - detailPlace(b.keyName).rank || compare(titleOf(a), titleOf(b)))
      .map((key) => {
        const theme = t.detailTheme({ theme: detailPlace(key.keyName).theme });
        return {
          id: key.id,
          title: titleOf(key),
          group: theme,
          section: theme,
          ...(present.has(key.id) && { disabledReason: t.alreadyThere }),
        };
      });
  }, [keys, present, t, language]);
}
