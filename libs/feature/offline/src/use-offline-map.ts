import { useEffect, useMemo, useRef, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import {
  forgetMap,
  saveOfflineMap,
  readOfflineMap,
  sizeOfMap,
  type GuideToSave,
  type OfflineMap,
  type MapSize,
} from './offline-map.ts';
import { OfflineMapError } from './offline-map-error.ts';
import { isComplete } from './is-complete.ts';
import { readDeviceStorage, type DeviceStorage } from './device-storage.ts';
import { readUnfinishedMap } from './unfinished-map.ts';

type ErrorKind = OfflineMapError['kind'] | null;

interface Device {
  /** Whether a part of the saved guide is missing */
  isDamaged: boolean;
  /** Whether a download was interrupted; saving continues it */
  isUnfinished: boolean;
  /** null: not reported by the browser, or not read yet */
  storage: DeviceStorage | null;
}

const unreadDevice: Device = { isDamaged: false, isUnfinished: false, storage: null };

const readDevice = async (): Promise<Device> => {
  try {
    const map = await readOfflineMap();
    return {
      isDamaged: map !== null && !(await isComplete(map)),
      isUnfinished: (await readUnfinishedMap()) !== null,
      storage: await readDeviceStorage(),
    };
  } catch {
    return unreadDevice;
  }
};

/** The guide saved on this device, with functions to save, update and delete it. The main site can't be saved. */
export function useOfflineMap() {
  const { boot, data } = useGuide();
  const { engine, edition } = data;
  const [offlineMap, setOfflineMap] = useState<OfflineMap | null>(null);
  const [device, setDevice] = useState<Device>(unreadDevice);
  const [size, setSize] = useState<MapSize | null>(null);
  /** Bytes saved so far; null: not saving */
  const [progress, setProgress] = useState<number | null>(null);
  const [errorKind, setErrorKind] = useState<ErrorKind>(null);
  const running = useRef<AbortController | null>(null);
  const guide = useMemo<GuideToSave | null>(
    () => boot.branch && { ...boot, branch: boot.branch, engine },
    [boot, engine],
  );

  useEffect(() => {
    if (!guide || !edition) return undefined;
    let isLast = true;
    readOfflineMap().then(
      (note) => isLast && setOfflineMap(note),
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
  useEffect(() => void readDevice().then(setDevice), []);

  return {
    offlineMap,
    ...device,
    size,
    progress,
    errorKind,
    async save(withPictures: boolean) {
      if (!guide) return;
      const controller = new AbortController();
      running.current = controller;
      setErrorKind(null);
      setProgress(0);
      try {
        setOfflineMap(
          await saveOfflineMap(guide, { withPictures, onProgress: setProgress, signal: controller.signal }),
        );
      } catch (error) {
        if (!controller.signal.aborted) setErrorKind(error instanceof OfflineMapError ? error.kind : 'network');
      } finally {
        setProgress(null);
        setDevice(await readDevice());
      }
    },
    cancel: () => running.current?.abort(),
    async forget() {
      await forgetMap();
      setOfflineMap(null);
      setDevice(await readDevice());
    },
  };
}
