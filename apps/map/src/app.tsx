import './styles.css';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { MapScreen } from '@umkreis/map-screen/map-screen.tsx';

/** The visitor's guide, /map/*. */
export default function App(props: RemoteProps) {
  return <MapScreen {...props} />;
}
