import { startMap } from '@umkreis/map-screen/start/start-map.ts';

startMap();
