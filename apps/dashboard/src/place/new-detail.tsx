import { useId, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { DetailUnit, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { ChoiceField } from '../choice/choice-field.tsx';
import { useDetailChoices } from './use-detail-choices.ts';
import { DetailInput } from './detail-input.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { HoursTools } from './hours/hours-tools.tsx';
import { SaveStateNote } from './saved-field/save-state.tsx';
import { UnitSelect } from './unit-select.tsx';
import { DEFAULT_UNIT } from '@umkreis/places/details/detail-units.ts';
import { useSavedField } from './saved-field/use-saved-field.ts';

interface Props {
  item: Item;
  keys: readonly ItemDetailKey[];
  /** IDs of the keys that the place has a detail of */
  present: ReadonlySet<string>;
  onChanged(): void;
}

/** Suggested for places that lack them. */
const usualKeys = ['hours', 'phone', 'email', 'url'];

/** Adds a detail: select its key, type, and leave the field to save. */
export function NewDetail({ item, keys, present, onChanged }: Props) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const pick = usePick();
  const [keyId, setKeyId] = useState('');
  const detailKey = keys.find((key) => key.id === keyId && !present.has(key.id));
  const choices = useDetailChoices(keys, present);
  return (
    <div className="grid gap-3">
      <ChoiceField label={t.addDetail} hint={t.chooseDetail} choices={choices} onChoose={({ id }) => setKeyId(id)} />
      <div className="flex flex-wrap gap-2">
        {usualKeys.flatMap((name) => {
          const key = keys.find(({ keyName, id }) => keyName === name && id !== keyId && !present.has(id));
          if (!key) return [];
          const title = pick(key.keyTitle);
          return (
            <Button
              key={name}
              size="small"
              icon="plus"
              aria-label={common.addThis({ name: title })}
              onClick={() => setKeyId(key.id)}
            >
              {title}
            </Button>
          );
        })}
      </div>
      {detailKey && (
        <NewDetailField
          key={keyId}
          item={item}
          detailKey={detailKey}
          onCreated={() => {
            setKeyId('');
            onChanged();
          }}
        />
      )}
    </div>
  );
}

function NewDetailField({ item, detailKey, onCreated }: { item: Item; detailKey: ItemDetailKey; onCreated(): void }) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot, auth } = useDashboard();
  const [unit, setUnit] = useState<DetailUnit>(DEFAULT_UNIT);
  const form = useFirstFocus<HTMLDivElement>();
  const note = useId();
  const field = useSavedField({
    draftKey: `${item.id}:new:${detailKey.keyName}`,
    label: pick(detailKey.keyTitle),
    author: auth.email,
    creates: { part: 'detail', place: apiUrl(boot, 'GET /items/dashboard/{id}', { path: { id: item.id } }) },
    stored: '',
    base: undefined,
    save: async (dataValue) => {
      await callApi(boot, 'POST /items/details/', {
        body: {
          itemId: item.id,
          dataKeyV2: detailKey.id,
          dataValue,
          ...(detailKey.needsUnit && { dataValueUnit: unit }),
        },
        auth,
      });
      onCreated();
    },
  });
  return (
    <div ref={form} className="grid gap-1">
      <div className="flex items-end gap-2">
        {detailKey.needsUnit && <UnitSelect unit={unit} onUnit={setUnit} />}
        <div className="min-w-0 flex-1">
          <DetailInput
            detailKey={detailKey}
            label={t.newValue({ name: pick(detailKey.keyTitle) })}
            value={field.value}
            isRejected={field.state === 'refused'}
            noteId={note}
            onType={field.type}
            onCommit={() => void field.commit()}
            onRestore={field.restore}
          />
        </div>
      </div>
      <DetailNotes detailKey={detailKey} value={field.value} item={item} />
      <SaveStateNote id={note} field={field} refusal={t.rejectedValue({ type: detailKey.type })} />
      {detailKey.type === 'hours' && <HoursTools item={item} field={field} />}
    </div>
  );
}
