import { surface } from '@umkreis/federation/build/surface.ts';

export default await surface('kiosk', import.meta.dirname, { start: './src/start.ts' });
