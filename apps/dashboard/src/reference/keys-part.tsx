import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { DetailKeyType, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { ColorField } from './color-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntriesPart, type DialogActions } from './entries/entries-part.tsx';
import { IconChoice } from './icon-choice.tsx';

function useTypeNames(): Record<DetailKeyType, string> {
  const t = useMessages(referenceMessages);
  return {
    number: t.typeNumber,
    text: t.typeText,
    email: t.typeEmail,
    phone: t.typePhone,
    hours: t.typeHours,
    markdown: t.typeMarkdown,
    url: t.typeUrl,
    date: t.typeDate,
  };
}

/** Detail keys: the kinds of detail that a place can have. */
export function KeysPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const read = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const types = useTypeNames();
  return (
    <EntriesPart
      read={read}
      newLabel={t.newKey}
      entryOf={(one) => ({
        title: pick(one.keyTitle),
        note: `${types[one.type]} · ${one.keyName}`,
        glyph: <GlyphMark path={icons?.find((icon) => icon.id === one.iconId)?.iconSvg ?? ''} size={18} />,
      })}
      dialogOf={(existing, actions) => <KeyDialog key={existing?.id} existing={existing} {...actions} />}
    />
  );
}

function KeyDialog({ existing, ...actions }: DialogActions & { existing: ItemDetailKey | null }) {
  const t = useMessages(referenceMessages);
  const [fields, setFields] = useState({
    keyName: existing?.keyName ?? '',
    iconTitle: existing?.iconTitle ?? 'pin',
    colorName: existing?.colorName ?? '#5C6370',
    type: existing?.type ?? 'text',
    needsUnit: existing?.needsUnit ?? false,
    isHidden: existing?.isHidden ?? false,
  });
  const [title, setTitle] = useState(existing?.keyTitle ?? { de: '', en: '' });
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const { keyName, type, needsUnit, ...remaining } = fields;
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <EntryDialog
      title={existing ? title.de : t.newKey}
      kind="detailKey"
      id={existing?.id ?? null}
      fields={{
        ...remaining,
        ...(keyName !== existing?.keyName && { keyName }),
        ...(type !== existing?.type && { type }),
        ...(needsUnit !== existing?.needsUnit && { needsUnit }),
        translations: languages.map(([language]) => ({
          language,
          detailKeyTranslate: title[language].trim() || keyName,
        })),
      }}
      {...actions}
    >
      {(errorOf) => (
        <>
          {languages.map(([language, name]) => (
            <TextField
              key={language}
              label={t.keyTitle({ language: name })}
              lang={language}
              maxLength={120}
              value={title[language]}
              onChange={({ target }) => setTitle({ ...title, [language]: target.value })}
            />
          ))}
          <TextField
            label={t.keyName}
            error={errorOf('keyName')}
            required
            value={keyName}
            onChange={({ target }) => change({ keyName: target.value })}
          />
          <KeyKind fields={fields} onChange={change} />
          <IconChoice title={fields.iconTitle} onChoose={(iconTitle) => change({ iconTitle })} />
          <ColorField
            label={t.color}
            error={errorOf('colorName')}
            hint={t.colorHint}
            value={fields.colorName}
            onChange={(colorName) => change({ colorName })}
          />
        </>
      )}
    </EntryDialog>
  );
}

interface KindFields {
  type: DetailKeyType;
  needsUnit: boolean;
  isHidden: boolean;
}

/** Type of the values, whether they have a unit, and whether visitors see them. */
function KeyKind({
  fields: { type, needsUnit, isHidden },
  onChange,
}: {
  fields: KindFields;
  onChange(part: Partial<KindFields>): void;
}) {
  const t = useMessages(referenceMessages);
  const types = useTypeNames();
  return (
    <>
      <SelectField label={t.type} value={type} onChange={(value) => onChange({ type: value as DetailKeyType })}>
        {Object.entries(types).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckField label={t.needsUnit} checked={needsUnit} onChange={(isOn) => onChange({ needsUnit: isOn })} />
      <CheckField label={t.keyHidden} checked={isHidden} onChange={(isOn) => onChange({ isHidden: isOn })} />
    </>
  );
}
