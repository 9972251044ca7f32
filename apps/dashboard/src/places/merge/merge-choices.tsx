import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { MergeField } from '@umkreis/contract/merge.ts';
import type { MergePart } from '@umkreis/contract/merge-parts.ts';
import { editorMessages } from '../../place/messages/editor.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../messages/merge.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import {
  detailPairs,
  detailSide,
  detailText,
  fieldSide,
  fieldText,
  mergeFields,
  type MergeChoice,
} from './merge-choice.ts';
import { SideRow } from './side-row.tsx';

interface Props {
  kept: EditedItem;
  other: EditedItem;
  choice: MergeChoice;
  onChange(choice: MergeChoice): void;
}

/** The fields in which the two places differ, and which one is kept. */
export function FieldChoices({ kept, other, choice, onChange }: Props) {
  const t = useMessages(mergeMessages);
  const e = useMessages(editorMessages);
  const fieldNames: Record<MergeField, string> = {
    title: t.fieldTitle,
    type: t.fieldType,
    position: t.fieldPosition,
    address: t.fieldAddress,
    datePermanentlyClosed: t.fieldClosed,
  };
  const kinds: Record<string, string> = { place: e.kindPlace, way: e.kindWay, exhibition: e.kindExhibition };
  const textOf = (item: EditedItem, field: MergeField) => {
    const text = fieldText(item, field);
    return field === 'type' ? (kinds[text] ?? text) : text;
  };
  const different = mergeFields.filter((field) => fieldText(kept, field) !== fieldText(other, field));
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base font-title">{t.fields}</h2>
      {different.length === 0 && <p className="text-sm text-ink-soft">{t.same}</p>}
      {different.map((field) => (
        <SideRow
          key={field}
          label={fieldNames[field]}
          kept={textOf(kept, field)}
          other={textOf(other, field)}
          side={fieldSide(choice, kept, other, field)}
          onChange={(side) => onChange({ ...choice, fields: { ...choice.fields, [field]: side } })}
        />
      ))}
    </Card>
  );
}

/** The details in which the two places differ, and which ones are kept. */
export function DetailChoices({ kept, other, choice, onChange }: Props) {
  const t = useMessages(mergeMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const pairs = detailPairs(kept, other);
  const keyName = (id: string) => {
    const key = keys?.find((one) => one.id === id);
    return key ? pick(key.keyTitle) : id;
  };
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base font-title">{t.details}</h2>
      {pairs.length === 0 && <p className="text-sm text-ink-soft">{t.same}</p>}
      {pairs.map((pair) => (
        <SideRow
          key={pair.key}
          label={keyName(pair.key)}
          kept={detailText(pair.kept)}
          other={detailText(pair.other)}
          side={detailSide(choice, pair)}
          canKeepBoth={pair.kept.length > 0}
          onChange={(side) => onChange({ ...choice, details: { ...choice.details, [pair.key]: side } })}
        />
      ))}
    </Card>
  );
}

/** Which other data move to the place that is kept. */
export function PartChoices({
  parts,
  choice,
  onChange,
}: Pick<Props, 'choice' | 'onChange'> & { parts: readonly { part: MergePart; count: number }[] }) {
  const t = useMessages(mergeMessages);
  const toggle = (part: MergePart) => {
    const without = new Set(choice.without);
    if (!without.delete(part)) without.add(part);
    onChange({ ...choice, without });
  };
  return (
    <Card className="grid gap-1 p-4">
      <h2 className="pb-2 text-base font-title">{t.parts}</h2>
      {parts.length === 0 && <p className="text-sm text-ink-soft">{t.nothingElse}</p>}
      {parts.map(({ part, count }) => (
        <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={!choice.without.has(part)}
            onChange={() => toggle(part)}
            className="size-4 accent-accent"
          />
          {`${t[part]} (${count})`}
        </label>
      ))}
    </Card>
  );
}
