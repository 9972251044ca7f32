import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntriesPart, type DialogActions } from './entries/entries-part.tsx';
import { TagStyle, TagTexts } from './tag-fields.tsx';

/** Tags: attributes of a place in addition to its category. */
export function TagsPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const read = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  return (
    <EntriesPart
      read={read}
      newLabel={t.newTag}
      entryOf={(one) => ({
        title: `${pick(one.tagKeyName)}: ${pick(one.tagValueName)}`,
        note: `${one.tagKey} = ${one.tagValue}${one.tagGroup === null ? '' : ` · ${one.tagGroup}`}`,
      })}
      dialogOf={(tag, actions) =>
        icons && (
          <TagDialog
            key={tag?.id}
            tag={tag}
            iconOf={(id) => icons.find((icon) => icon.id === id)?.title ?? null}
            {...actions}
          />
        )
      }
    />
  );
}

function TagDialog({
  tag,
  iconOf,
  ...actions
}: DialogActions & { tag: Tag | null; iconOf(id: string | null): string | null }) {
  const t = useMessages(referenceMessages);
  const [fields, setFields] = useState({
    tagKey: tag?.tagKey ?? '',
    tagValue: tag?.tagValue ?? '',
    tagGroup: tag ? tag.tagGroup : 1001,
    iconTitle: tag ? iconOf(tag.iconId) : null,
    colorName: tag?.colorName ?? 'accentPink',
    backgroundColorName: tag?.backgroundColorName ?? 'transparent',
    showInSubtitle: tag?.showInSubtitle ?? false,
    isHidden: tag?.isHidden ?? false,
    subtitleSortOrder: tag?.subtitleSortOrder ?? 100,
  });
  const [names, setNames] = useState({
    key: tag?.tagKeyName ?? { de: '', en: '' },
    value: tag?.tagValueName ?? { de: '', en: '' },
  });
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const { tagKey, tagValue, ...remaining } = fields;
  const languages = ['de', 'en'] as const;
  return (
    <EntryDialog
      title={tag ? `${names.key.de}: ${names.value.de}` : t.newTag}
      kind="tag"
      id={tag?.id ?? null}
      fields={{
        ...remaining,
        ...(tagKey !== tag?.tagKey && { tagKey }),
        ...(tagValue !== tag?.tagValue && { tagValue }),
        translations: languages.map((language) => ({
          language,
          tagKeyTranslate: names.key[language].trim() || tagKey,
          tagValueTranslate: names.value[language].trim() || tagValue,
        })),
      }}
      {...actions}
    >
      {(errorOf) => (
        <>
          <TagTexts fields={fields} names={names} errorOf={errorOf} onChange={change} onNames={setNames} />
          <TagStyle fields={fields} errorOf={errorOf} onChange={change} />
        </>
      )}
    </EntryDialog>
  );
}
