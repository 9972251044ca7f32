import { useSetAtom } from 'jotai';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { menuAtom } from '../address/opened-atoms.ts';

/** An entry of the menu that closes it and then does something. */
export function MenuEntry({ icon, label, onSelect }: { icon: ChromeIconName; label: string; onSelect(): void }) {
  const setIsOpen = useSetAtom(menuAtom);
  return (
    <button
      type="button"
      onClick={() => {
        setIsOpen(false);
        onSelect();
      }}
      className="flex h-11 items-center gap-3 rounded-control px-2 text-left text-sm font-medium text-ink hover:bg-hover"
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
