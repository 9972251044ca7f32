import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

export type Checked = 'none' | 'some' | 'all';

/** How a box that can be ticked looks; what it means is said by the element around it. */
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
