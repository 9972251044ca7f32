import { detailUnits } from '@umkreis/places/details/detail-units.ts';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

export function UnitSelect({
  unit,
  isReadOnly,
  onUnit,
}: {
  unit: DetailUnit;
  isReadOnly?: boolean;
  onUnit(unit: DetailUnit): void;
}) {
  const t = useMessages(editorMessages);
  return (
    <SelectField
      label={t.unit}
      value={unit}
      disabled={isReadOnly}
      onChange={(value) => onUnit(value as DetailUnit)}
      className="w-20"
    >
      {detailUnits.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
