import type { Tree } from '@nx/devkit';
import { palette, type Palette } from '@umkreis/map-style/palette.ts';
import { insertBefore, replaceOnce } from '../edit-source.ts';

export interface LayerOptions {
  name: string;
  type: 'fill' | 'line';
  /** Layer of the basemap's tiles */
  from: string;
  /** Values of `kind`, comma-separated */
  kinds?: string;
  color: string;
  minzoom: number;
}

const folder = 'libs/domain/map-style/src/basemap';
const order = `${folder}/basemap-layers.ts`;
const camelCase = (text: string) => text.replace(/-(.)/g, (_, next: string) => next.toUpperCase());

/**
 * Adds a layer to the basemap: its file and its position, for an area above the land, for a line above the
 * roads.
 * @throws if the layer exists, or the colour does not
 */
export default function layer(tree: Tree, { name, type, from, kinds, color, minzoom }: LayerOptions): void {
  const file = `${folder}/${name}.ts`;
  if (tree.exists(file)) throw new Error(`There is a layer '${name}' already.`);
  const colors: Palette = palette({ topo: false, winter: false, dark: false });
  if (!Object.hasOwn(colors, color))
    throw new Error(`The palette has no '${color}': ${Object.keys(colors).join(', ')}.`);
  const factoryName = `${camelCase(name)}Layers`;
  const chosen = kinds?.split(',').map((kind) => `'${kind.trim()}'`);

  tree.write(
    file,
    [
      "import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';",
      "import type { LayerContext } from '../style-options.ts';",
      ...(type === 'line' ? ["import { zoomScale } from '../zoom-scale.ts';"] : []),
      '',
      `export function ${factoryName}({ colors, source }: LayerContext): LayerSpecification[] {`,
      '  return [',
      '    {',
      `      id: '${name}',`,
      `      type: '${type}',`,
      '      source,',
      `      'source-layer': '${from}',`,
      `      minzoom: ${minzoom},`,
      ...(chosen ? [`      filter: ['in', ['get', 'kind'], ['literal', [${chosen.join(', ')}]]],`] : []),
      ...(type === 'line'
        ? [
            '      paint: {',
            `        'line-color': colors.${color},`,
            "        'line-width': zoomScale([",
            `          [${minzoom}, 0.8],`,
            `          [${minzoom + 6}, 3],`,
            '        ]),',
            '      },',
          ]
        : [`      paint: { 'fill-color': colors.${color} },`]),
      '    },',
      '  ];',
      '}',
      '',
    ].join('\n'),
  );
  insertBefore(
    tree,
    order,
    '\n/** The layers of the basemap, bottom to top. */',
    `import { ${factoryName} } from './${name}.ts';\n`,
  );
  if (type === 'fill')
    replaceOnce(tree, order, '[...landLayers(context), ', `[...landLayers(context), ...${factoryName}(context), `);
  else insertBefore(tree, order, '    ...boundaryLayers(context),', `    ...${factoryName}(context),\n`);
}
