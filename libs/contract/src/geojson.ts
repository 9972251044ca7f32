import { z } from 'zod';
import { firstBadPosition, isClosedRing } from './bad-position.ts';
import { lat, lon, plainText } from './ref.ts';
import { LONGEST_SHAPE_COLOR, LONGEST_SHAPE_LABEL, SHAPE_COLOR, shapeNumbers } from './shape-properties.ts';

const MOST_POSITIONS = 20_000;

const position = z
  .union([z.tuple([lon, lat]), z.tuple([lon, lat, z.number().min(-1000).max(10_000)])])
  .describe('[longitude, latitude] or with metres above the sea');
const line = z.array(position).min(2).max(MOST_POSITIONS);
const ring = z
  .array(position)
  .min(4)
  .max(MOST_POSITIONS)
  // Also runs on invalid rings: too few positions, or none.
  .refine(isClosedRing, 'the first and the last position of a ring are the same');

const geometry = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('Point').describe('GeoJSON type'), coordinates: position.describe('Positions') }),
    z.strictObject({
      type: z.literal('MultiPoint').describe('GeoJSON type'),
      coordinates: z.array(position).min(1).max(MOST_POSITIONS).describe('Positions'),
    }),
    z.strictObject({ type: z.literal('LineString').describe('GeoJSON type'), coordinates: line.describe('Positions') }),
    z.strictObject({
      type: z.literal('MultiLineString').describe('GeoJSON type'),
      coordinates: z.array(line).min(1).max(2000).describe('Positions'),
    }),
    z.strictObject({
      type: z.literal('Polygon').describe('GeoJSON type'),
      coordinates: z.array(ring).min(1).max(500).describe('Positions'),
    }),
    z.strictObject({
      type: z.literal('MultiPolygon').describe('GeoJSON type'),
      coordinates: z.array(z.array(ring).min(1).max(500)).min(1).max(500).describe('Positions'),
    }),
  ])
  .describe('GeoJSON geometry (RFC 7946)');

const color = z.string().max(LONGEST_SHAPE_COLOR).regex(SHAPE_COLOR);
const between = ([least, most]: readonly [least: number, most: number]) => z.number().min(least).max(most).optional();
const label = plainText(LONGEST_SHAPE_LABEL);

const properties = z
  .object({
    fillColor: color.optional().describe('CSS colour of the area'),
    fillOpacity: between(shapeNumbers.fillOpacity).describe('0–1'),
    fillOutlineColor: color.optional().describe('CSS colour of the outline'),
    selectedFillOpacity: between(shapeNumbers.selectedFillOpacity).describe('0–1, when the item is selected'),
    lineColor: color.optional().describe('CSS colour of the line'),
    lineWidth: between(shapeNumbers.lineWidth).describe('Pixels'),
    lineOpacity: between(shapeNumbers.lineOpacity).describe('0–1'),
    name: label.optional().describe('Name'),
    mainTitleLabel: label.optional().describe('First line of the label'),
    subTitleLabel: label.optional().describe('Second line of the label'),
    labelColor: color.optional().describe('CSS colour of the label'),
    level: label.optional().describe('Key of the floor it is on'),
  })
  .catchall(z.union([label, z.number(), z.boolean(), z.null()]))
  .describe('How it is drawn; other plain values are stored too');

const feature = z.strictObject({
  type: z.literal('Feature').describe('GeoJSON type'),
  id: z
    .union([z.string().max(100), z.number()])
    .optional()
    .describe('Feature id'),
  bbox: z.array(z.number()).min(4).max(6).optional().describe('Bounding box'),
  properties: properties.nullable().describe('How it is drawn'),
  geometry,
});

const featureOrCollection = z.discriminatedUnion('type', [
  feature,
  z.strictObject({
    type: z.literal('FeatureCollection').describe('GeoJSON type'),
    bbox: z.array(z.number()).min(4).max(6).optional().describe('Bounding box'),
    features: z.array(feature).min(1).max(2000).describe('Features'),
  }),
]);

/** Input geometry, validated at every level. */
export const geojsonInput = z
  .preprocess((value, context) => {
    const path = firstBadPosition(value);
    if (!path) return value;
    context.addIssue({
      code: 'custom',
      path,
      message: 'is not [longitude, latitude], or too few of them',
      input: value,
    });
    return z.NEVER;
  }, featureOrCollection)
  .describe('GeoJSON Feature or FeatureCollection (RFC 7946)');
export type GeojsonInput = z.infer<typeof geojsonInput>;
