import { surface } from '@umkreis/build/surface.ts';

export default await surface('dashboard', import.meta.dirname);
