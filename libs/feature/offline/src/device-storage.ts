/** What this host stores on the device. */
export interface DeviceStorage {
  /** Storage in use by this host, also by visited pages and pictures, bytes */
  usage: number;
  /** Whether the browser deletes it only on the visitor's request; false: also when the device runs out of storage */
  isPersisted: boolean;
}

/** @returns null if the browser does not report it */
export async function readDeviceStorage(): Promise<DeviceStorage | null> {
  const { storage } = navigator;
  const { usage } = await storage.estimate();
  if (usage === undefined) return null;
  return { usage, isPersisted: (await storage.persisted?.()) ?? false };
}
