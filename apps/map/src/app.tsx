import './styles.css';
import './languages.ts';
import { useMemo } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { GuideSession } from '@umkreis/guide-core/session/guide-session.tsx';
import { LazyPositionMap } from '@umkreis/position-map/lazy-position-map.tsx';
import { awaitLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { MapPage } from './map-page.tsx';

// The page's server-rendered frame stays until the app can be rendered, which needs its texts.
await awaitLanguage(chosenLanguage());

/** The visitor's guide, /map/*. */
export default function App(props: RemoteProps) {
  const { onView } = props;
  // The same element at each address, so that the guide's components only render for their own values.
  const page = useMemo(() => <MapPage onView={onView} />, [onView]);
  return (
    <GuideSession {...props} PositionMap={LazyPositionMap}>
      {page}
    </GuideSession>
  );
}
