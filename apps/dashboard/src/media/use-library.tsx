import { useState, type ReactNode } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { uploadErrorText } from './upload-error-text.ts';
import { useRefreshMedia } from './use-refresh-media.ts';

/**
 * Adds a picture of the library to an item.
 * @param replaces medium whose position and texts are reused; omitted: the picture is appended with its own
 *   texts
 */
export function useLibrary(
  itemId: string,
  onDone?: () => void,
  replaces?: string,
): { open(): void; picker: ReactNode } {
  const t = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const refresh = useRefreshMedia(itemId);
  const [isOpen, setOpen] = useState(false);
  const [pickError, setPickError] = useState('');
  const pick = async ({ id: mediumId }: DashboardMedium) => {
    try {
      await callApi(boot, 'POST /items/media/reuse/', {
        body: { itemId, mediumId, ...(replaces && { replaces }) },
        auth,
      });
    } catch (error) {
      return setPickError(uploadErrorText(error instanceof ApiError ? error : { status: 0, problem: undefined }, t));
    }
    setOpen(false);
    refresh();
    onDone?.();
  };
  return {
    open() {
      setPickError('');
      setOpen(true);
    },
    picker: isOpen && (
      <LibraryPicker pickError={pickError} onPick={(medium) => void pick(medium)} onClose={() => setOpen(false)} />
    ),
  };
}
