import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mediaLimits } from '@umkreis/contract/media-limits.ts';
import { PictureError } from '../picture-error.ts';
import { svgLimits, type SvgAnswer, type SvgOrder } from './svg-limits.ts';

const script = fileURLToPath(new URL('./svg-process.ts', import.meta.url));

/**
 * Draws an SVG as lossless WebP with transparency, fitted into a box. It is drawn by a process of its own, without
 * the environment of this one, which is killed beyond limits of time and memory: what is being drawn cannot be
 * interrupted otherwise.
 * @param box px
 * @throws PictureError svg if it is damaged, draws nothing, needs other files or fonts, or exceeds the limits; small
 *   if one side is below 16 px
 */
export async function drawSvg(bytes: Buffer, box: SvgOrder['box'], limits = svgLimits): Promise<Buffer> {
  const answer = await ask({ bytes, box, smallestSide: mediaLimits.smallestSide }, limits);
  if ('reason' in answer) throw new PictureError(answer.reason, answer.message);
  return Buffer.from(answer.bytes);
}

function ask(order: SvgOrder, { longestMs, memoryBytes }: typeof svgLimits): Promise<SvgAnswer> {
  const child = fork(script, [String(memoryBytes)], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
  return new Promise<SvgAnswer>((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as SvgAnswer));
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL'
        ? resolve({ reason: 'svg', message: 'takes too much time or memory to draw' })
        : reject(new Error('the process that draws an SVG ended')),
    );
    child.on('error', reject);
    child.send(order, (error) => error && reject(error));
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}
