import { useAtomValue } from 'jotai';
import { memo, Suspense, useState } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { menuAtom } from '../state/opened-atoms.ts';

const MenuDrawer = lazyPart(
  () => import('./menu-drawer.tsx'),
  ({ MenuDrawer: Drawer }) => Drawer,
);

/** The map's menu, a lazy chunk. Stays mounted when closed, to return the focus. */
export const MenuSlot = memo(function MenuSlot() {
  const isOpen = useAtomValue(menuAtom);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const t = useMessages(guideMessages);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={<LoadingBar active label={t.loading} />}>
      <MenuDrawer />
    </Suspense>
  );
});
