const PREFIX = 'umkreis-dashboard:';

/** How somebody has arranged a screen, kept on this device. Where nothing can be kept it is as at first. */
export const keptSetting = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      /* private mode or full */
    }
  },
};
