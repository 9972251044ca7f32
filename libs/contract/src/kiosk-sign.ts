import { z } from 'zod';
import { plainText } from './ref.ts';
import { MAX_NOTICES, MAX_NOTICE_TEXT, signParts } from './sign-parts.ts';

const kioskNotice = z
  .strictObject({
    text: plainText(MAX_NOTICE_TEXT, 1).describe('Plain text'),
    from: z.iso.date().describe('First day'),
    to: z.iso.date().describe('Last day'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first day' })
  .describe('Text that a kiosk shows on some days');
export type KioskNotice = z.infer<typeof kioskNotice>;

export const kioskSign = z
  .strictObject({
    parts: z
      .array(z.enum(signParts))
      .max(signParts.length)
      .describe("clock, hours of the kiosk's house, events: the next three, notices, code: QR code of the guide"),
    notices: z.array(kioskNotice).max(MAX_NOTICES).describe('Notices'),
  })
  .describe('What a kiosk shows while nobody uses it');
export type KioskSign = z.infer<typeof kioskSign>;
