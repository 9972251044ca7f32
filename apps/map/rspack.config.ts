import { surface } from '@umkreis/build/surface.ts';

export default await surface('map', import.meta.dirname, {
  parts: { './directory': './src/directory.tsx' },
  start: './src/start.ts',
});
