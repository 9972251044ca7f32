import { useState } from 'react';
import { TextField } from './text-field.tsx';

/** Displayed decimals; 0.1 m of longitude. */
const DIGITS = 6;

interface Props {
  label: string;
  hideLabel?: boolean;
  value: number | null;
  step?: number;
  placeholder?: string;
  error?: string | null;
  /** null: the field is empty. */
  onChange(value: number | null): void;
}

/** A number field. An incomplete number stays in the field and is not passed to `onChange`. */
export function NumberField({ label, hideLabel, value, step = 1, placeholder, error, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const valueText = value === null ? '' : String(Number(value.toFixed(DIGITS)));
  return (
    <TextField
      type="number"
      inputMode="decimal"
      label={label}
      hideLabel={hideLabel}
      step={step}
      placeholder={placeholder}
      error={error}
      value={typed ?? valueText}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() === '') onChange(null);
        else if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
