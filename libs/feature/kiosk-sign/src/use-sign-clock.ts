import { useEffect, useState } from 'react';

const TICK_MS = 1000;
const SLIDE_MS = 9000;

interface SignTime {
  now: Date;
  /** Number of the picture behind the clock */
  slide: number;
}

/** The time that a sign shows. It changes only with the next minute or picture. */
export function useSignClock(): SignTime {
  const [time, setTime] = useState(() => timeAt(Date.now()));
  useEffect(() => {
    const tick = () =>
      setTime((before) => {
        const next = timeAt(Date.now());
        return next.slide === before.slide && next.minute === before.minute ? before : next;
      });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}

const timeAt = (ms: number) => ({
  now: new Date(ms),
  minute: Math.floor(ms / 60_000),
  slide: Math.floor(ms / SLIDE_MS),
});
