import './styles.css';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { chosenLanguage } from '@umkreis/i18n/chosen-language.ts';
import { MapScreen } from '@umkreis/map-screen/map-screen.tsx';
import { awaitLanguage } from '@umkreis/ui/use-spoken-language.ts';

// Loads the texts while the shell is still rendering.
void awaitLanguage(chosenLanguage());

/** The visitor's guide, /map/*. */
export default function App(props: RemoteProps) {
  return <MapScreen {...props} />;
}
