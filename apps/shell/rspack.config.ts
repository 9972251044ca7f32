import { surface } from '@umkreis/build/surface.ts';

export default await surface('shell', import.meta.dirname, { serviceWorker: './src/service-worker/service-worker.ts' });
