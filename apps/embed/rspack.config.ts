import { surface } from '@umkreis/build/surface.ts';

export default await surface('embed', import.meta.dirname, {
  page: './src/start.tsx',
  scripts: { element: './src/element/umkreis-embed.ts' },
});
