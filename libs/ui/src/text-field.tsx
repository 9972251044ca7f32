import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The label is only visible to screen readers. */
  hideLabel?: boolean;
  hint?: string;
  error?: string | null;
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input; hint and error are linked to it for screen readers. */
export function TextField({ label, hideLabel, hint, error, before, after, className, ref, id, ...rest }: Props) {
  const own = useId();
  const field = id ?? own;
  const note = error ?? hint;
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={field} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink-soft'}>
        {label}
      </label>
      <div
        className={classNames(
          'flex h-11 items-center gap-2 rounded-control bg-paper px-3 ring-1 ring-inset focus-within:ring-2 focus-within:ring-accent',
          error ? 'ring-danger' : 'ring-line-strong',
        )}
      >
        {before}
        <input
          ref={ref}
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${field}-note` : undefined}
          {...rest}
          className="h-full w-full min-w-0 bg-transparent text-base outline-none"
        />
        {after}
      </div>
      {note && (
        <p
          id={`${field}-note`}
          className={classNames('flex items-center gap-1.5 text-xs', error ? 'text-danger' : 'text-ink-soft')}
        >
          {error && <Icon name="alert" size={14} />}
          {note}
        </p>
      )}
    </div>
  );
}
