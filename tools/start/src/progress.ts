const plain = !process.stdout.isTTY || !!process.env.NO_COLOR;
const paint = (code: number, text: string) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`);

export const green = (text: string) => paint(32, text);
export const red = (text: string) => paint(31, text);
export const dim = (text: string) => paint(2, text);
export const bold = (text: string) => paint(1, text);

/** A failed step, with advice for the user. */
export class StepError extends Error {
  readonly advice: string;
  constructor(step: string, cause: unknown, advice: string) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.advice = advice;
  }
}

/**
 * Runs one step and shows its progress.
 * @param advice what to do if it fails
 * @param work receives a function that shows the current activity
 */
export async function step<T>(
  name: string,
  advice: string,
  work: (report: (now: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const live = process.stdout.isTTY;
  let now = '';
  const draw = () => process.stdout.write(`\r\u001b[2K${dim('…')} ${name} ${dim(now)}`);
  const timer = live ? setInterval(draw, 200) : undefined;
  if (live) draw();
  else console.log(`… ${name}`);
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const result = await work((text) => {
      now = text;
    });
    if (live) process.stdout.write('\r\u001b[2K');
    console.log(`${green('✓')} ${name} ${dim(`${now ? `${now}, ` : ''}${seconds()}`)}`);
    return result;
  } catch (error) {
    if (live) process.stdout.write('\r\u001b[2K');
    console.log(`${red('✗')} ${name} ${dim(seconds())}`);
    throw error instanceof StepError ? error : new StepError(name, error, advice);
  } finally {
    clearInterval(timer);
  }
}
