import { useSetAtom } from 'jotai';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { menuAtom } from '../address/opened-atoms.ts';

interface Props {
  icon: ChromeIconName;
  label: string;
  /** Number shown next to the label; 0: none */
  count?: number;
  /** Label with the meaning of the number, for screen readers */
  description?: string | undefined;
  onSelect(): void;
}

/** An entry of the menu that closes it and then does something. */
export function MenuEntry({ icon, label, count = 0, description, onSelect }: Props) {
  const setIsOpen = useSetAtom(menuAtom);
  return (
    <button
      type="button"
      aria-label={description}
      onClick={() => {
        setIsOpen(false);
        onSelect();
      }}
      className="flex h-11 items-center gap-3 rounded-control px-2 text-left text-sm font-medium text-ink hover:bg-hover"
    >
      <Icon name={icon} size={18} />
      {label}
      {count > 0 && (
        <span className="ml-auto min-w-6 rounded-full bg-accent px-2 py-0.5 text-center text-xs text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </button>
  );
}
