import { TextField } from '@umkreis/ui/text-field.tsx';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as #RRGGBB, picked or typed, or a named colour of the product. */
export function ColorField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      maxLength={41}
      value={value}
      onChange={({ target }) => onChange(target.value.trim())}
      before={
        <input
          type="color"
          aria-label={label}
          value={HEX.test(value) ? value : '#5c6370'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
          className="size-7 shrink-0 cursor-pointer bg-transparent"
        />
      }
    />
  );
}
