import { useEffect } from 'react';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Boot } from '@umkreis/contract/boot.ts';

/** Follows the guide's data while the screen is on, and passes the name of the current snapshot. */
export function FollowedData({ boot, onFileName }: { boot: Boot; onFileName(name: string | null): void }): null {
  const fileName = useBasemapFileName(boot);
  useEffect(() => onFileName(fileName), [fileName, onFileName]);
  return null;
}
