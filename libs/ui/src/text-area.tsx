import { useId, type TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
  error?: string | null;
  /** Starts with `rows` lines and grows with its text. */
  isGrowing?: boolean;
}

/** A labelled multi-line field; hint and error are linked to it for screen readers. */
export function TextArea({ label, hint, error, className, id, rows = 3, isGrowing = false, ...rest }: Props) {
  const own = useId();
  const field = id ?? own;
  const note = error ?? hint;
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={field} className="text-sm font-medium text-ink-soft">
        {label}
      </label>
      <textarea
        id={field}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${field}-note` : undefined}
        {...rest}
        className={classNames(
          isGrowing ? 'field-sizing-content resize-none' : 'resize-y',
          'w-full rounded-control bg-paper px-3 py-2 text-base ring-1 ring-inset outline-none focus:ring-2 focus:ring-accent',
          error ? 'ring-danger' : 'ring-line-strong',
        )}
      />
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
