import type { ButtonHTMLAttributes, AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { ChromeIconName } from './chrome-icons.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 active:brightness-95',
  secondary: 'bg-paper text-ink ring-1 ring-inset ring-line hover:bg-hover',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'text-danger ring-1 ring-inset ring-line hover:bg-hover',
};
const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-sm',
  medium: 'h-11 px-4 text-sm',
  large: 'h-12 px-5 text-base',
};

/** Class names of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap no-underline transition-[background-color,filter] disabled:opacity-50',
    kinds[kind],
    sizes[size],
  );
}

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ChromeIconName;
  children: ReactNode;
}

/** A button with a text; `busy` keeps its width, disables it and is announced to screen readers. */
export function Button({
  kind,
  size,
  icon,
  busy,
  className,
  children,
  disabled,
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(kind, size), className)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(buttonClass(kind, size), className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  );
}
