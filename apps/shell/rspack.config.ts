import { surface } from '@umkreis/build/surface.ts';

export default await surface('shell', import.meta.dirname, {
  serviceWorker: './src/service-worker/service-worker.ts',
  frame: { script: './src/page-start/main.ts', style: './src/page-start/frame.css' },
});
