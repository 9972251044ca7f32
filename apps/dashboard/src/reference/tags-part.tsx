import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { valueGroups } from '@umkreis/taxonomy/tag-groups.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '../shared/check-field.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { NumberField } from '../shared/number-field.tsx';
import { ColorField } from './color-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { IconChoice } from './icon-choice.tsx';

/** Tags: attributes of a place in addition to its category. */
export function TagsPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const { data, error, mutate } = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const [open, setOpen] = useState<string | null>();
  return (
    <>
      <EntryList
        entries={data?.map((one) => ({
          id: one.id,
          title: `${pick(one.tagKeyName)}: ${pick(one.tagValueName)}`,
          note: `${one.tagKey} = ${one.tagValue}${one.tagGroup === null ? '' : ` · ${one.tagGroup}`}`,
        }))}
        error={error}
        newLabel={t.newTag}
        onRetry={() => void mutate()}
        onOpen={setOpen}
      />
      {open !== undefined && icons && (
        <TagDialog
          key={open}
          tag={data?.find(({ id }) => id === open) ?? null}
          iconOf={(id) => icons.find((icon) => icon.id === id)?.title ?? null}
          onClose={() => setOpen(undefined)}
          onChanged={() => mutate()}
        />
      )}
    </>
  );
}

function TagDialog({
  tag,
  iconOf,
  onClose,
  onChanged,
}: {
  tag: Tag | null;
  iconOf(id: string | null): string | null;
  onClose(): void;
  onChanged(): Promise<unknown>;
}) {
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
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <EntryDialog
      title={tag ? `${names.key.de}: ${names.value.de}` : t.newTag}
      kind="tag"
      id={tag?.id ?? null}
      fields={{
        ...remaining,
        ...(tagKey !== tag?.tagKey && { tagKey }),
        ...(tagValue !== tag?.tagValue && { tagValue }),
        translations: languages.map(([language]) => ({
          language,
          tagKeyTranslate: names.key[language].trim() || tagKey,
          tagValueTranslate: names.value[language].trim() || tagValue,
        })),
      }}
      onClose={onClose}
      onChanged={onChanged}
    >
      {(errorOf) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={t.tagKey}
              error={errorOf('tagKey')}
              required
              maxLength={120}
              value={tagKey}
              onChange={({ target }) => change({ tagKey: target.value })}
            />
            <TextField
              label={t.tagValue}
              error={errorOf('tagValue')}
              required
              maxLength={120}
              value={tagValue}
              onChange={({ target }) => change({ tagValue: target.value })}
            />
            {languages.map(([language, name]) => [
              <TextField
                key={`${language}-key`}
                label={t.keyText(name)}
                lang={language}
                maxLength={120}
                value={names.key[language]}
                onChange={({ target }) => setNames({ ...names, key: { ...names.key, [language]: target.value } })}
              />,
              <TextField
                key={`${language}-value`}
                label={t.valueText(name)}
                lang={language}
                maxLength={120}
                value={names.value[language]}
                onChange={({ target }) => setNames({ ...names, value: { ...names.value, [language]: target.value } })}
              />,
            ])}
          </div>
          <div className="grid gap-1">
            <NumberField
              label={t.tagGroup}
              error={errorOf('tagGroup')}
              value={fields.tagGroup}
              onChange={(tagGroup) => change({ tagGroup })}
            />
            <p className="text-xs text-ink-soft">
              {fields.tagGroup === null ? t.tagGroupHint : valueGroups.has(fields.tagGroup) ? t.showsValue : t.showsKey}
            </p>
          </div>
          <div className="grid gap-2">
            <IconChoice title={fields.iconTitle} onChoose={(iconTitle) => change({ iconTitle })} />
            {fields.iconTitle !== null && (
              <Button
                size="small"
                kind="quiet"
                className="-ml-3 justify-self-start"
                onClick={() => change({ iconTitle: null })}
              >
                {t.noIcon}
              </Button>
            )}
          </div>
          <ColorField
            label={t.textColor}
            error={errorOf('colorName')}
            hint={t.colorHint}
            value={fields.colorName}
            onChange={(colorName) => change({ colorName })}
          />
          <ColorField
            label={t.background}
            error={errorOf('backgroundColorName')}
            value={fields.backgroundColorName}
            onChange={(backgroundColorName) => change({ backgroundColorName })}
          />
          <CheckField
            label={t.showInSubtitle}
            checked={fields.showInSubtitle}
            onChange={(showInSubtitle) => change({ showInSubtitle })}
          />
          {fields.showInSubtitle && (
            <NumberField
              label={t.subtitleSortOrder}
              error={errorOf('subtitleSortOrder')}
              value={fields.subtitleSortOrder}
              onChange={(to) => to !== null && change({ subtitleSortOrder: to })}
            />
          )}
          <CheckField label={t.isHidden} checked={fields.isHidden} onChange={(isHidden) => change({ isHidden })} />
        </>
      )}
    </EntryDialog>
  );
}
