import { surface } from '@umkreis/federation/build/surface.ts';

export default surface('dashboard', import.meta.dirname);
