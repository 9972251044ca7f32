import type { PlaceFile, PlaceMapping } from '@umkreis/contract/place-file.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { importMessages } from '../messages/import.ts';
import { CategoryMapping } from './category-mapping.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import type { ImportContext } from './use-mapping-context.ts';

const names: Readonly<Record<PlaceFile['format'], string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  geojson: 'GeoJSON',
  umap: 'uMap',
  overpass: 'Overpass',
  gogocarto: 'GoGoCarto',
  json: 'JSON',
  kml: 'KML',
  gpx: 'GPX',
};

interface Props {
  table: PlaceFile;
  mapping: PlaceMapping;
  context: ImportContext;
  onChange(mapping: PlaceMapping): void;
  onNext(): void;
}

/** The assignment of columns and categories, as guessed and corrected. */
export function MappingPart({ table, mapping, context, onChange, onNext }: Props) {
  const t = useMessages(importMessages);
  const targets = Object.values(mapping.targets);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-base font-title">{t.mapping}</h2>
      <p className="max-w-prose text-sm text-ink-soft">
        {t.mappingIntro({ n: table.rows.length, format: names[table.format] })}
      </p>
      <ColumnMapping table={table} mapping={mapping} onChange={onChange} />
      {targets.includes('foreignId') && (
        <TextField
          label={t.source}
          hint={t.sourceNote}
          value={mapping.source}
          maxLength={100}
          onChange={({ target }) => onChange({ ...mapping, source: target.value })}
          className="max-w-prose"
        />
      )}
      {targets.includes('datePermanentlyClosed') && (
        <SelectField
          label={t.dateOrder}
          value={mapping.dateOrder}
          onChange={(order) => onChange({ ...mapping, dateOrder: order as PlaceMapping['dateOrder'] })}
          className="max-w-sm"
        >
          <option value="dmy">{t.dmy}</option>
          <option value="mdy">{t.mdy}</option>
        </SelectField>
      )}
      <CategoryMapping table={table} mapping={mapping} names={context.categories} onChange={onChange} />
      <div className="border-t border-line pt-4">
        <Button kind="primary" disabled={mapping.source.trim() === ''} onClick={onNext}>
          {t.next}
        </Button>
      </div>
    </Card>
  );
}
