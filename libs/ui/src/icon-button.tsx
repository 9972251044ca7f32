import type { ButtonHTMLAttributes, Ref } from 'react';
import { iconButtonLook } from '@umkreis/contract/page-frame/looks.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { ChromeIconName } from './chrome-icons.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ChromeIconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Floats on the map with a shadow; otherwise it is part of a panel. */
  floating?: boolean;
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button of 44 px with an icon only. */
export function IconButton({ icon, label, floating, pressed, className, ref, ...rest }: Props) {
  return (
    <button
      type="button"
      ref={ref}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
      className={classNames(
        iconButtonLook,
        'transition-colors hover:bg-hover disabled:opacity-50',
        floating && 'bg-paper shadow-float',
        pressed ? 'text-accent' : 'text-ink',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
