import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

export type Checked = 'none' | 'some' | 'all';

/** The visual part of a checkbox; the element around it provides the semantics. */
export function CheckMark({ checked }: { checked: Checked }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-5 shrink-0 place-items-center rounded-[5px] ring-1 ring-inset',
        checked === 'none' ? 'bg-paper ring-line-strong' : 'bg-accent text-on-accent ring-accent',
      )}
    >
      {checked !== 'none' && <Icon name={checked === 'all' ? 'check' : 'minus'} size={14} />}
    </span>
  );
}
