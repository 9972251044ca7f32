import type { Browser } from 'playwright-core';
import { quantile } from '../measure/load.ts';
import type { Visit } from './visit.ts';

export interface Pan {
  frames: number;
  /** Between two frames, ms. */
  medianMs: number;
  p95Ms: number;
  /**
   * CPU of the page's main thread, of its whole process (including workers) and of the GPU process, ms per frame.
   */
  mainMs: number;
  pageMs: number;
  drawMs: number;
}

const STEPS = 20;

/** CPU of the browser's processes, ms. All pages share the GPU process, so only one page may be open. */
async function cpuMs(browser: Browser): Promise<{ page: number; draw: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const of = (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return { page: of('renderer'), draw: of('GPU') };
}

/** Drags the map in 20 steps to the north-west and measures the frames. */
export async function panFrames(browser: Browser, { page, busy }: Visit): Promise<Pan> {
  const before = { ...(await cpuMs(browser)), main: await busy() };
  const recording = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const frame = (time: number) => {
          times.push(time);
          if (document.documentElement.dataset.panned) resolve(times);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.mouse.move(900, 600);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) await page.mouse.move(900 - step * 10, 600 - step * 5);
  await page.mouse.up();
  await page.evaluate(() => {
    document.documentElement.dataset.panned = 'yes';
  });
  const times = await recording;
  const after = { ...(await cpuMs(browser)), main: await busy() };
  const gaps = times
    .slice(1)
    .map((time, at) => time - times[at]!)
    .toSorted((a, b) => a - b);
  const frames = Math.max(1, gaps.length);
  return {
    frames,
    medianMs: quantile(gaps, 0.5),
    p95Ms: quantile(gaps, 0.95),
    mainMs: (after.main - before.main) / frames,
    pageMs: (after.page - before.page) / frames,
    drawMs: (after.draw - before.draw) / frames,
  };
}
