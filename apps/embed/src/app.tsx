import './styles.css';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { Route, Routes } from '@umkreis/federation/router.ts';
import { EmbedProvider } from './embed-provider.tsx';
import { ListMapScreen } from './list-map-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { UnknownList } from './unknown-list.tsx';

/** Lists of a branch inside other sites; mounted below /embed. */
export default function App(props: RemoteProps) {
  return (
    <EmbedProvider {...props}>
      <Routes>
        <Route path="search-shortcut/list-map/:searchShortcutId/:title?" element={<ListMapScreen />} />
        <Route path="search-shortcut/:searchShortcutId/:title?" element={<ListScreen />} />
        <Route path="*" element={<UnknownList />} />
      </Routes>
    </EmbedProvider>
  );
}
