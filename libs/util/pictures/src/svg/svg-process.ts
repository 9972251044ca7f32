import sharp from 'sharp';
import { PictureError } from '../picture-error.ts';
import { checkSvg } from './check-svg.ts';
import type { SvgAnswer, SvgOrder } from './svg-limits.ts';

/** Time between two looks at the memory, ms. */
const LOOK_MS = 10;
/** Byte order mark and declaration: what is drawn is UTF-8, as it was checked. */
const declaration = /^\uFEFF?\s*<\?xml\s[^>]*\?>/;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const memoryBytes = Number(process.argv[2]);
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) endAtOnce();
}, LOOK_MS);
process.on('disconnect', endAtOnce);
process.once('message', (order: SvgOrder) => {
  void answerTo(order).then((answer) => process.send!(answer));
});

async function answerTo({ bytes, box, smallestSide }: SvgOrder): Promise<SvgAnswer> {
  try {
    const text = Buffer.from(bytes).toString('utf8');
    checkSvg(text);
    const { data, width, height } = await draw(Buffer.from(text.replace(declaration, '')), box);
    if (Math.min(width, height) < smallestSide)
      throw new PictureError('small', `is less than ${smallestSide} pixels high or wide`);
    return { bytes: await encode(data, width, height) };
  } catch (error) {
    return error instanceof PictureError
      ? { reason: error.reason, message: error.message }
      : { reason: 'svg', message: 'is damaged, or no drawing with a size' };
  }
}

async function draw(svg: Buffer, box: SvgOrder['box']): Promise<{ data: Buffer; width: number; height: number }> {
  // Scaled while it is drawn: its own size never becomes pixels.
  const { data, info } = await sharp(svg, { limitInputPixels: false })
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function encode(data: Buffer, width: number, height: number): Promise<Buffer> {
  const drawn = sharp(data, { raw: { width, height, channels: 4 } });
  const { channels } = await drawn.stats();
  if (channels[3]!.max === 0) throw new PictureError('svg', 'draws nothing');
  return drawn.webp({ lossless: true, effort: 4 }).toBuffer();
}
