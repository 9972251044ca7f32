import './styles.css';
import './languages.ts';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { readEmbedPath } from '@umkreis/contract/embed-address.ts';
import { pathAtom } from '@umkreis/guide-core/address/address.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { EmbedProvider } from './embed-provider.tsx';
import { ListScreen } from './list-screen.tsx';
import { TopicScreen } from './topic-screen.tsx';

const options = { isFetchedAhead: false };
// Lazy: the plain list must not load a map library.
const ListMapScreen = lazyPart(
  () => import('./list-map-screen.tsx'),
  (code) => code.ListMapScreen,
  options,
);
const UnknownList = lazyPart(
  () => import('./unknown-list.tsx'),
  (code) => code.UnknownList,
  options,
);
const ChooserScreen = lazyPart(
  () => import('./chooser/chooser-screen.tsx'),
  (code) => code.ChooserScreen,
  options,
);

/** The parts of a view that a plain list does not need load with it. */
const TilesScreen = lazyPart(
  () => import('./tiles-screen.tsx'),
  (code) => code.TilesScreen,
  options,
);
const MapScreen = lazyPart(
  () => import('./map-screen.tsx'),
  (code) => code.MapScreen,
  options,
);
const AgendaScreen = lazyPart(
  () => import('./agenda/agenda-screen.tsx'),
  (code) => code.AgendaScreen,
  options,
);
const PlaceScreen = lazyPart(
  () => import('./place-screen.tsx'),
  (code) => code.PlaceScreen,
  options,
);
const PlaceListMapScreen = lazyPart(
  () => import('./place-map-screen.tsx'),
  (code) => code.PlaceListMapScreen,
  options,
);
const PlaceMapScreen = lazyPart(
  () => import('./place-map-screen.tsx'),
  (code) => code.PlaceMapScreen,
  options,
);
const screens = {
  list: ListScreen,
  'list-map': ListMapScreen,
  tiles: TilesScreen,
  map: MapScreen,
  agenda: AgendaScreen,
};
const placeScreens = { ...screens, list: PlaceScreen, 'list-map': PlaceListMapScreen, map: PlaceMapScreen };

/**
 * Lists of a branch embedded in other sites, and the page that generates the HTML for them; mounted at /embed.
 */
export default function App(props: RemoteProps) {
  return (
    <EmbedProvider {...props}>
      <Page />
    </EmbedProvider>
  );
}

function Page() {
  const path = useAtomValue(pathAtom);
  if (/^\/embed\/?$/.test(path))
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ChooserScreen />
      </Suspense>
    );
  const embedded = readEmbedPath(path);
  if (!embedded)
    return (
      <Suspense>
        <UnknownList />
      </Suspense>
    );
  return (
    <TopicScreen
      of={embedded.of}
      id={embedded.id}
      screen={(embedded.of === 'place' ? placeScreens : screens)[embedded.view]}
      unknown={UnknownList}
    />
  );
}
