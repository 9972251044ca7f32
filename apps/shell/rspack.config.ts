import { surface } from '@umkreis/federation/build/surface.ts';

export default surface('shell', import.meta.dirname);
