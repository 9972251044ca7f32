import { useRef } from 'react';
import { mediaTypes } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { mediaMessages } from './messages/media.ts';

interface Props {
  label: string;
  isBusy: boolean;
  /** Uploaded share of the file, 0–1; omitted: not known */
  sent?: number | undefined;
  disabled?: boolean;
  /** Content types that the file chooser offers */
  types?: readonly string[];
  onPick(file: File): void;
}

/** Opens the file chooser of the browser for a picture. */
export function UploadButton({ label, isBusy, sent, disabled = false, types = mediaTypes, onPick }: Props) {
  const t = useMessages(mediaMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={types.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon="upload"
        className="justify-self-start"
        busy={isBusy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {!isBusy ? label : sent ? t.sending({ percent: Math.round(sent * 100) }) : t.uploading}
      </Button>
    </>
  );
}
