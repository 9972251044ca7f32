import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { importMessages } from '../messages/import.ts';
import { isDuplicate, type CheckedRow, type DuplicateChoice, type DuplicateChoices } from './checked-row.ts';

interface Props {
  rows: readonly CheckedRow[];
  choices: DuplicateChoices;
  onChoose(choices: DuplicateChoices): void;
}

/** How many new places resemble existing ones, and what becomes of all of them. */
export function DuplicateNotes({ rows, choices, onChoose }: Props) {
  const t = useMessages(importMessages);
  const count = rows.filter(isDuplicate).length;
  if (count === 0) return null;
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-3 text-sm">
      <output className="flex items-start gap-1.5 font-medium">
        <Icon name="alert" size={18} />
        {t.duplicates({ n: count })}
      </output>
      <DuplicateField
        label={t.duplicateChoice}
        value={choices.all}
        onChange={(all) => onChoose({ all, byRow: new Map() })}
      />
    </div>
  );
}

/** What becomes of possible duplicates. */
export function DuplicateField({
  label,
  hideLabel,
  value,
  onChange,
}: {
  label: string;
  hideLabel?: boolean;
  value: DuplicateChoice;
  onChange(choice: DuplicateChoice): void;
}) {
  const t = useMessages(importMessages);
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      value={value}
      onChange={(choice) => onChange(choice as DuplicateChoice)}
      className="max-w-sm"
    >
      <option value="skip">{t.skip}</option>
      <option value="update">{t.update}</option>
      <option value="create">{t.create}</option>
    </SelectField>
  );
}
