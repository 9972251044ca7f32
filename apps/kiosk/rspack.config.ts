import { surface } from '@umkreis/build/surface.ts';

export default await surface('kiosk', import.meta.dirname, { start: './src/start.ts' });
