import { surface } from '@umkreis/federation/build/surface.ts';

export default surface('embed', import.meta.dirname);
