import { z } from 'zod';

/** GET /icons/{title}/symbol.svg */
export const symbolParams = z.object({
  title: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/)
    .describe('Title of the icon'),
});
const cssColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
export const symbolQuery = z
  .strictObject({
    variant: z
      .enum(['icon', 'circle', 'event', 'selected'])
      .default('circle')
      .describe('Plain icon, in a circle, with the glow of an event, or the pin of what is selected'),
    background: cssColor.default('#5C6370').describe('Colour of the symbol, #RRGGBB'),
    foreground: cssColor.default('#FFFFFF').describe('Colour of the glyph, #RRGGBB'),
    width: z.coerce.number().int().min(8).max(512).optional().describe('px; default the size of the variant'),
    height: z.coerce.number().int().min(8).max(512).optional().describe('px; default the size of the variant'),
    name: z.string().trim().max(120).optional().describe('Name for those who cannot see it; default the title'),
  })
  .describe('How the symbol is drawn');
