import { surface } from '@umkreis/federation/build/surface.ts';

export default surface('map', import.meta.dirname, { './directory': './src/directory.tsx' });
