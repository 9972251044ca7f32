import { surface } from '@umkreis/federation/build/surface.ts';

export default await surface('dashboard', import.meta.dirname);
