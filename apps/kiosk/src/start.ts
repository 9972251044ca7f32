import { startMap } from '@umkreis/map-canvas/start/start-map.ts';

startMap();
