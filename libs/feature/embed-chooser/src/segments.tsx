import { useId, type ReactNode } from 'react';
import { classNames } from '@umkreis/ui/class-names.ts';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: NoInfer<T>, text: string])[];
  onChange(value: T): void;
  hideLabel?: boolean;
  children?: ReactNode;
}

/** Segmented control: one of a few choices; arrow keys move between them. */
export function Segments<T extends string>({ label, value, options, onChange, hideLabel, children }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink-soft'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {options.map(([option, text]) => (
          <label
            key={option}
            className={classNames(
              'flex min-h-9 min-w-fit flex-1 cursor-pointer items-center justify-center rounded-[6px] px-2 text-center text-sm font-medium whitespace-nowrap transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
              option === value
                ? 'bg-paper text-ink shadow-[0_1px_2px_rgb(31_27_41/0.16)] ring-1 ring-line'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
