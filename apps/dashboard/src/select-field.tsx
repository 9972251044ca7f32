import { useId, type ReactNode } from 'react';
import { classNames } from '@umkreis/ui/class-names.ts';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled native select. */
export function SelectField({ label, value, onChange, hideLabel, disabled, className, children }: Props) {
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
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full min-w-0 rounded-control bg-paper px-3 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none disabled:opacity-60"
      >
        {children}
      </select>
    </div>
  );
}
