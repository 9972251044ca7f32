import { useState, type ReactNode } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { uploadErrorText } from './upload-error-text.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

/** A picture that does not suit, with the reason in the editor's language. */
export class UnsuitablePicture extends Error {}

interface PictureUpload {
  isBusy: boolean;
  upload(file: File): void;
  /** Why the last upload failed; null: it did not */
  note: ReactNode;
}

interface Limit {
  fileBytes: number;
  /** Message for larger files */
  tooLarge: string;
  /** Message for other types, if more are accepted than pictures of places */
  wrongType?: string;
}

/**
 * Uploads a picture that is chosen alone.
 * @param limit of its file
 * @param send uploads a file and uses it; may throw an ApiError or an UnsuitablePicture
 */
export function usePictureUpload(
  { fileBytes, tooLarge, wrongType }: Limit,
  send: (file: File) => Promise<void>,
): PictureUpload {
  const t = useMessages(mediaMessages);
  const write = useWrite();
  const [reason, setReason] = useState('');
  const upload = (file: File) =>
    void write.run(async () => {
      setReason('');
      try {
        if (file.size > fileBytes) throw new ApiError('', 413);
        await send(file);
      } catch (error) {
        if (error instanceof ApiError)
          setReason(uploadErrorText(error, { ...t, failedLarge: tooLarge, failedType: wrongType ?? t.failedType }));
        if (error instanceof UnsuitablePicture) setReason(error.message);
        throw error;
      }
    });
  const note = write.state === 'failed' ? <WriteNote write={{ ...write, message: reason || write.message }} /> : null;
  return { isBusy: write.state === 'busy', upload, note };
}
