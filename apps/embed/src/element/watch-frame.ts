/** Time within which a visible list reports that it is ready, ms. */
const READY_MS = 15_000;
/** Delay of the first retry, ms; each further one waits twice as long. */
const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 300_000;

export interface FrameWatch {
  /** A frame was created, which has to report within the time. */
  start(): void;
  /** The frame has reported: there is nothing to wait for. */
  settle(): void;
  /** The element was removed. */
  stop(): void;
}

/**
 * Notices that a frame does not report, and retries with increasing delays until it does. Browsers load a lazy frame
 * when it comes near the screen and draw nothing in a hidden one, so time only counts while the element is visible.
 * @param onLate called when a frame was not ready in time, and not again before it has reported
 * @param onRetry creates the frame again, and calls `start`
 */
export function watchFrame(element: Element, onLate: () => void, onRetry: () => void): FrameWatch {
  let isVisible = false;
  let isWaiting = false;
  let isLate = false;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = () => {
    retries++;
    onRetry();
  };
  const beLate = () => {
    if (!isLate) onLate();
    isLate = true;
    timer = setTimeout(retry, Math.min(RETRY_MS * 2 ** retries, LONGEST_RETRY_MS));
  };
  const wait = () => {
    clearTimeout(timer);
    if (isWaiting && isVisible) timer = setTimeout(beLate, READY_MS);
  };
  const retryWhenOnline = () => isLate && retry();
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)!.isIntersecting;
    wait();
  });
  const settle = () => {
    isWaiting = false;
    isLate = false;
    retries = 0;
    clearTimeout(timer);
  };
  return {
    start() {
      isWaiting = true;
      observer.observe(element);
      addEventListener('online', retryWhenOnline);
      wait();
    },
    settle,
    stop() {
      settle();
      isVisible = false;
      observer.disconnect();
      removeEventListener('online', retryWhenOnline);
    },
  };
}
