import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { paddingAtom } from '../camera/padding-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { useIsDeveloper } from '@umkreis/guide-core/developer/use-is-developer.ts';

const DeveloperOverlay = lazyPart(
  () => import('./developer-overlay.tsx'),
  ({ default: Component }) => Component,
  { isFetchedAhead: false },
);

/** Outside of production, `?developer` shows the map's view. */
export const Developer = memo(function Developer() {
  const { boot } = useGuide();
  const map = useAtomValue(mapAtom);
  const isDeveloper = useIsDeveloper(boot);
  const padding = useAtomValue(paddingAtom);
  return (
    isDeveloper &&
    map && (
      <Suspense fallback={null}>
        <DeveloperOverlay map={map} branch={boot.branch} padding={padding} />
      </Suspense>
    )
  );
});
