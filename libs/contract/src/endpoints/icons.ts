import { NOT_DELETED, SHARED } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { icon } from '../category.ts';
import { iconCreate, iconUpdate } from '../reference-write.ts';
import { symbolParams, symbolQuery } from '../symbol.ts';
import { z } from 'zod';

export const iconsEndpoints = {
  'GET /icons/{title}/symbol.svg': endpoint({
    summary: 'A symbol of the map as SVG',
    notes:
      'Renders a glyph in one of the four templates: plain icon, in a circle, with the glow of an event, or as the pin of a selection. For print, mail and other sites.',
    tag: 'reference data',
    right: 'public',
    params: symbolParams,
    query: symbolQuery,
    responses: {
      200: {
        description: 'SVG document',
        content: { 'image/svg+xml': { schema: z.string().describe('SVG document') } },
      },
    },
    example: {
      params: { title: 'bakery' },
      query: {
        variant: 'circle',
        background: '#D9480F',
        foreground: '#FFFFFF',
        width: 40,
        height: 40,
        name: 'Anna Beck',
      },
    },
  }),
  'GET /icons/': endpoint({
    summary: 'Glyphs',
    notes: 'Every glyph with its template. Clients draw the symbol themselves or request it as SVG.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(icon) },
  }),
  'POST /icons/': endpoint({
    summary: 'Creates an icon',
    notes: SHARED,
    tag: 'reference data',
    right: 'staff',
    body: iconCreate,
    responses: { 201: icon },
    example: { body: { title: 'bakery', iconSvg: 'M1 7h13v6H1z', symbolSvg: 'circle' } },
  }),
  'PUT /icons/{id}': endpoint({
    summary: 'Writes fields of an icon',
    notes: `A new title is repeated in the categories and detail keys that use it. ${SHARED}`,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    body: iconUpdate,
    responses: { 200: icon },
    example: {
      params: { id: exampleId },
      body: { id: exampleId, title: 'bakery', iconSvg: 'M1 7h13v6H1z', symbolSvg: 'circle' },
    },
  }),
  'DELETE /icons/{id}': endpoint({
    summary: 'Deletes an icon that nothing uses',
    notes: NOT_DELETED,
    tag: 'reference data',
    right: 'staff',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
