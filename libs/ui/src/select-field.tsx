import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  hideLabel?: boolean;
  error?: string | null;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled native select. */
export function SelectField({ label, value, onChange, hideLabel, error, disabled, className, children }: Props) {
  const id = useId();
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink-soft'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full min-w-0 rounded-control bg-paper px-3 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none disabled:opacity-60"
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-note`} className="flex items-center gap-1.5 text-xs text-danger">
          <Icon name="alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
