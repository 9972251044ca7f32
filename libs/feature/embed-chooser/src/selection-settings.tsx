import { useState } from 'react';
import { readCenter, type EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import type { EmbedChoice } from './embed-line.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';

interface Props {
  choice: EmbedChoice;
  onChange(choice: EmbedChoice): void;
}

/** Which entries are shown, in which order, and where the map starts: what the view uses of it. */
export function SelectionSettings({ choice, onChange }: Props) {
  const t = useMessages(embedChooserMessages);
  const { view, topic, selection } = choice;
  const set = (part: Partial<EmbedSelection>) => onChange({ ...choice, selection: { ...selection, ...part } });
  const hasMap = view === 'map' || view === 'list-map';
  if (topic.of === 'place' && view !== 'agenda')
    return hasMap && <MapStartSettings selection={selection} onChange={set} />;
  const isOfPlaces = view !== 'map' && view !== 'agenda';
  return (
    <>
      {isOfPlaces && (
        <SelectField
          label={t.sort}
          value={selection.sort ?? ''}
          onChange={(sort) => set({ sort: sort === 'title' || sort === 'open' ? sort : null })}
        >
          <option value="">{t.sortUsual}</option>
          <option value="title">{t.sortTitle}</option>
          <option value="open">{t.sortOpen}</option>
        </SelectField>
      )}
      {view !== 'map' && (
        <NumberField
          label={t.rows}
          placeholder={t.rowsAll}
          value={selection.rows}
          onChange={(rows) => set({ rows: rows === null ? null : Math.min(100, Math.max(1, Math.round(rows))) })}
        />
      )}
      {view !== 'agenda' && (
        <CheckField label={t.openNow} checked={selection.isOpenNow} onChange={(isOpenNow) => set({ isOpenNow })} />
      )}
      {view === 'agenda' && (
        <div className="grid grid-cols-2 gap-3">
          <DayField label={t.from} value={selection.from} onChange={(from) => set({ from })} />
          <DayField label={t.to} value={selection.to} onChange={(to) => set({ to })} />
        </div>
      )}
      {hasMap && <MapStartSettings selection={selection} onChange={set} />}
    </>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  onChange(value: string | null): void;
}

const DayField = ({ label, value, onChange }: DayProps) => (
  <TextField type="date" label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />
);

interface MapStartProps {
  selection: EmbedSelection;
  onChange(part: Partial<EmbedSelection>): void;
}

/** Centre and zoom of the map. An incomplete centre stays in the field. */
function MapStartSettings({ selection: { center, zoom }, onChange }: MapStartProps) {
  const t = useMessages(embedChooserMessages);
  const [typed, setTyped] = useState(center ? `${center[1]}, ${center[0]}` : '');
  const isWrong = typed.trim() !== '' && !readCenter(typed.trim());
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
      <TextField
        label={t.center}
        placeholder="47.14, 9.52"
        hint={t.centerText}
        error={isWrong ? t.centerWrong : null}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange({ center: readCenter(event.target.value.trim()) });
        }}
      />
      <NumberField
        label={t.zoom}
        value={zoom}
        onChange={(next) => onChange({ zoom: next === null ? null : Math.min(22, Math.max(0, next)) })}
      />
    </div>
  );
}
