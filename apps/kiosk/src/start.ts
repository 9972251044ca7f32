import { startMap } from '@umkreis/map-canvas/start/start-map.ts';
import { keyOfAddress } from './identity/kiosk-address.ts';
import { storedIdentity } from './identity/stored-identity.ts';
import { applyScale, currentScale } from './scale/use-screen-scale.ts';

const scale = currentScale(storedIdentity(keyOfAddress(location.search))?.scale ?? null);
applyScale(scale);
startMap({ screenScale: scale.map });
