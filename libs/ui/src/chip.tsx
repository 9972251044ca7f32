import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A toggle button, e.g. for a filter. */
export function Chip({
  pressed,
  floating,
  icon,
  children,
  className,
  ...rest
}: {
  pressed: boolean;
  floating?: boolean;
  icon?: ReactNode;
  children: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(
        'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition-colors',
        pressed ? 'bg-ink text-paper' : 'bg-paper text-ink hover:bg-hover',
        floating ? 'shadow-float' : !pressed && 'ring-1 ring-inset ring-line',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
