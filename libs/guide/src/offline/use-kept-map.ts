import { useEffect, useMemo, useRef, useState } from 'react';
import { useGuide } from '../guide-context.tsx';
import {
  forgetMap,
  keepMap,
  KeepFault,
  keptMap,
  sizeOfMap,
  type KeepableGuide,
  type KeptMap,
  type MapSize,
} from './kept-map.ts';

type Fault = KeepFault['kind'] | null;

/** The guide saved on this device, with functions to save, update and delete it. The main site can't be saved. */
export function useKeptMap() {
  const { boot, data } = useGuide();
  const { engine, edition } = data;
  const [kept, setKept] = useState<KeptMap | null>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  /** Bytes saved so far; null: not saving */
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<Fault>(null);
  const running = useRef<AbortController | null>(null);
  const guide = useMemo<KeepableGuide | null>(
    () => boot.branch && { ...boot, branch: boot.branch, engine },
    [boot, engine],
  );

  useEffect(() => {
    if (!guide || !edition) return undefined;
    let isLast = true;
    keptMap().then(
      (note) => isLast && setKept(note),
      () => undefined,
    );
    sizeOfMap(guide).then(
      (found) => isLast && setSize(found),
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [guide, edition]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    kept,
    size,
    progress,
    fault,
    async keep() {
      if (!guide) return;
      const controller = new AbortController();
      running.current = controller;
      setFault(null);
      setProgress(0);
      try {
        setKept(await keepMap(guide, { onProgress: setProgress, signal: controller.signal }));
      } catch (error) {
        if (!controller.signal.aborted) setFault(error instanceof KeepFault ? error.kind : 'network');
      } finally {
        setProgress(null);
      }
    },
    cancel: () => running.current?.abort(),
    async forget() {
      await forgetMap();
      setKept(null);
    },
  };
}
