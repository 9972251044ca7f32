import { useEffect, useState } from 'react';

const throttle = 200;
const duration = 5000;

/** A thin progress bar at the top edge: shown after 200 ms, filled over 5000 ms, hidden when done. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  const [isVisible, setVisible] = useState(false);
  const [grown, setGrown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setVisible(true), throttle);
    return () => {
      clearTimeout(timer);
      setVisible(false);
      setGrown(false);
    };
  }, [active]);
  useEffect(() => {
    if (!isVisible) return;
    const frame = requestAnimationFrame(() => setGrown(true));
    return () => cancelAnimationFrame(frame);
  }, [isVisible]);

  if (!isVisible) return null;
  return (
    <output aria-label={label} className="pointer-events-none fixed inset-x-0 top-0 z-50 block h-[3px]">
      <div
        className="h-full origin-left bg-accent"
        style={{
          transform: `scaleX(${grown ? 0.95 : 0.02})`,
          transition: `transform ${duration}ms cubic-bezier(0.1, 0.7, 0.2, 1)`,
        }}
      />
    </output>
  );
}
