import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { menuButtonLook } from '@umkreis/contract/page-frame/looks.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';

/** Opens the menu, whose entries open panels; shows the branch's logo if it has one for this. */
export const MenuButton = memo(function MenuButton() {
  const {
    boot: { branch, assetRoot },
  } = useGuide();
  const t = useMessages(mapMessages);
  const setIsOpen = useSetAtom(menuAtom);
  const open = () => setIsOpen(true);
  if (!branch?.menuButton)
    return <IconButton icon="menu" data-opens="menu" label={t.menu} onClick={open} className={menuButtonLook.plain} />;
  return (
    <button
      type="button"
      data-opens="menu"
      aria-label={t.menu}
      title={t.menu}
      onClick={open}
      style={{ width: branch.menuButtonWidth }}
      className={classNames(menuButtonLook.withLogo, 'hover:bg-hover')}
    >
      <Icon name="menu" size={18} />
      <img src={`${assetRoot}/branches/${branch.menuButton}`} alt="" className={menuButtonLook.logo} />
    </button>
  );
});
