import { useAtomValue } from 'jotai';
import { memo, Suspense, useState, type ComponentType } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';

/** The map's menu. Stays mounted when closed, to return the focus. @param Menu loaded when it is first opened */
export const MenuSlot = memo(function MenuSlot({ Menu }: { Menu: ComponentType }) {
  const isOpen = useAtomValue(menuAtom);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const t = useMessages(guideMessages);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={<LoadingBar active label={t.loading} />}>
      <Menu />
    </Suspense>
  );
});
