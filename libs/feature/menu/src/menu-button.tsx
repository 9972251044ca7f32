import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';

/** Opens the menu; shows the branch's logo if it has one for this. */
export const MenuButton = memo(function MenuButton() {
  const {
    boot: { branch, assetRoot },
  } = useGuide();
  const t = useMessages(mapMessages);
  const setIsOpen = useSetAtom(menuAtom);
  const open = () => setIsOpen(true);
  if (!branch?.menuButton) return <IconButton icon="menu" label={t.menu} onClick={open} className="ml-0.5" />;
  return (
    <button
      type="button"
      aria-label={t.menu}
      title={t.menu}
      onClick={open}
      style={{ width: branch.menuButtonWidth }}
      className="ml-0.5 flex h-11 shrink-0 items-center gap-1.5 rounded-control pl-2.5 hover:bg-hover"
    >
      <Icon name="menu" size={18} />
      <img
        src={`${assetRoot}/branches/${branch.menuButton}`}
        alt=""
        className="h-7 min-w-0 flex-1 object-contain object-left"
      />
    </button>
  );
});
