import { useId, useState } from 'react';
import type { Level } from '@umkreis/contract/branch.ts';
import { isShapeProperty } from '@umkreis/contract/shape-properties.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { Feature } from 'geojson';
import { withProperty } from './shapes.ts';

interface Props {
  feature: Feature;
  /** Default style by property name */
  usual: Readonly<Record<string, string | number>>;
  levels: readonly Level[];
  onFeature(feature: Feature): void;
}

const texts = ['name', 'mainTitleLabel', 'subTitleLabel'] as const;
const areaColors = ['fillColor', 'fillOutlineColor'] as const;
const opacities = ['fillOpacity', 'selectedFillOpacity'] as const;
type TextKey = (typeof texts)[number] | (typeof areaColors)[number] | (typeof opacities)[number];
type PropertyName = TextKey | 'labelColor' | 'level' | 'lineColor' | 'lineWidth' | 'lineOpacity';

const box =
  'h-9 w-full min-w-0 rounded-control bg-paper px-2 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none';

/** The style of a shape: all properties that the map reads. An empty field means the default of the type. */
export function ShapeForm({ feature, usual, levels, onFeature }: Props) {
  const t = useMessages(geometryMessages);
  const own = (feature.properties ?? {}) as Record<string, string | number | undefined>;
  const level = useId();
  const set = (name: PropertyName, value: string | number | undefined) => onFeature(withProperty(feature, name, value));
  const isArea = /Polygon/.test(feature.geometry.type);
  const field = (name: PropertyName, kind: 'text' | 'color' | 'number', most?: number) => (
    <PropertyField
      key={`${name}:${own[name] ?? ''}`}
      label={t[name]}
      value={own[name] === undefined || own[name] === null ? '' : String(own[name])}
      usual={usual[name] === undefined || usual[name] === '' ? '' : String(usual[name])}
      kind={kind}
      most={most}
      isSound={(value) => isShapeProperty(name, value)}
      onValue={(value) => set(name, value)}
    />
  );
  return (
    <fieldset aria-label={t.properties} className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3">
      {texts.map((name) => field(name, 'text'))}
      {field('labelColor', 'color')}
      <div className="grid content-start gap-1">
        <label htmlFor={level} className="text-xs font-medium text-ink-soft">
          {t.level}
        </label>
        <select
          id={level}
          value={String(own.level ?? '')}
          onChange={(event) => set('level', event.target.value || undefined)}
          className={box}
        >
          <option value="">{t.everyLevel}</option>
          {levels.map(({ key }) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
          {own.level !== undefined && levels.every(({ key }) => key !== String(own.level)) && (
            <option value={String(own.level)}>{String(own.level)}</option>
          )}
        </select>
      </div>
      {isArea ? (
        <>
          {areaColors.map((name) => field(name, 'color'))}
          {opacities.map((name) => field(name, 'number', 1))}
        </>
      ) : (
        <>
          {field('lineColor', 'color')}
          {field('lineWidth', 'number', 50)}
          {field('lineOpacity', 'number', 1)}
        </>
      )}
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  usual: string;
  kind: 'text' | 'color' | 'number';
  most: number | undefined;
  isSound(value: string | number): boolean;
  onValue(value: string | number | undefined): void;
}

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

function PropertyField({ label, value, usual, kind, most, isSound, onValue }: FieldProps) {
  const t = useMessages(geometryMessages);
  const id = useId();
  const [text, setText] = useState(value);
  const read = (typed: string) => (kind === 'number' ? Number(typed.replace(',', '.')) : typed);
  const [committed, setCommitted] = useState(value);
  const isInvalid = committed !== '' && committed === text.trim() && !isSound(read(committed));
  const commit = () => {
    const trimmed = text.trim();
    setCommitted(trimmed);
    if (trimmed === value) return;
    if (trimmed === '') onValue(undefined);
    else if (!Number.isNaN(read(trimmed))) onValue(read(trimmed));
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <span className="flex gap-1">
        <input
          id={id}
          value={text}
          maxLength={200}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          placeholder={usual && t.usual({ value: usual })}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-note` : undefined}
          title={most === undefined ? undefined : `0–${most}`}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => commit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
          className={box}
        />
        {kind === 'color' && (
          <input
            type="color"
            aria-label={t.colourOf({ name: label })}
            value={isHex(text) ? text.toLowerCase() : isHex(usual) ? usual.toLowerCase() : '#000000'}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => commit()}
            className="h-9 w-9 shrink-0 cursor-pointer rounded-control bg-paper p-1 ring-1 ring-line-strong ring-inset"
          />
        )}
      </span>
      {isInvalid && (
        <p id={`${id}-note`} className="text-xs text-danger">
          {most === undefined ? t.colorError : t.numberError({ most })}
        </p>
      )}
    </div>
  );
}
