import type { ColumnTarget, PlaceFile, PlaceMapping } from '@umkreis/contract/place-file.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { importMessages } from '../messages/import.ts';
import { itemTargets, useTargetNames } from './target-names.ts';

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

interface Props {
  table: PlaceFile;
  mapping: PlaceMapping;
  onChange(mapping: PlaceMapping): void;
}

/** The columns of a file with examples, and the field that each becomes. */
export function ColumnMapping({ table, mapping, onChange }: Props) {
  const t = useMessages(importMessages);
  const { nameOf, details } = useTargetNames();
  const isUsed = (target: ColumnTarget) => Object.values(mapping.targets).includes(target);
  const hasPosition = isUsed('position') || (isUsed('lat') && isUsed('lon')) || table.rows.some((row) => row.position);
  const warnings = [
    !isUsed('title') && !isUsed('id') && t.noTitle,
    !hasPosition && !isUsed('id') && t.noPosition,
    sharedTargets(mapping).length > 0 && t.shared({ names: sharedTargets(mapping).map(nameOf).join(', ') }),
    table.moreColumns.length > 0 && t.moreColumns({ names: table.moreColumns.join(', ') }),
  ].filter((warning) => warning !== false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div aria-hidden="true" className="hidden gap-3 text-xs text-ink-soft sm:grid sm:grid-cols-[1fr_1.4fr_1.2fr]">
        <span>{t.column}</span>
        <span>{t.examples}</span>
        <span>{t.field}</span>
      </div>
      <ul className="grid">
        {table.columns.map((name, column) => (
          <li
            key={name}
            className="grid items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0 sm:grid-cols-[1fr_1.4fr_1.2fr] sm:first:border-t"
          >
            <span className="min-w-0 text-sm font-medium break-words">{name}</span>
            <span className="min-w-0 text-sm break-words text-ink-soft">{examplesOf(table, column)}</span>
            <SelectField
              label={t.fieldOf({ column: name })}
              hideLabel
              value={mapping.targets[name] ?? ''}
              onChange={(target) =>
                onChange({ ...mapping, targets: { ...mapping.targets, [name]: target as ColumnTarget } })
              }
            >
              <option value="">{t.ignore}</option>
              {itemTargets.map((target) => (
                <option key={target} value={target}>
                  {nameOf(target)}
                </option>
              ))}
              <optgroup label={t.details}>
                {details.map(({ target, name: title }) => (
                  <option key={target} value={target}>
                    {title}
                  </option>
                ))}
              </optgroup>
            </SelectField>
          </li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5 text-sm">
          <Icon name="alert" size={16} />
          {warning}
        </p>
      ))}
    </div>
  );
}

/** Fields that only one column can become, but several do. */
function sharedTargets({ targets }: PlaceMapping): ColumnTarget[] {
  const all = Object.values(targets).filter(
    (target) => target && target !== 'categories' && !target.startsWith('detail:'),
  );
  return [...new Set(all.filter((target, index) => all.indexOf(target) !== index))];
}

function examplesOf({ rows }: PlaceFile, column: number): string {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[column];
    if (value) values.add(value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value);
    if (values.size === EXAMPLES) break;
  }
  return [...values].join(' · ') || '–';
}
