import { useRef } from 'react';
import { logoLimits } from '@umkreis/contract/branch-settings.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { branchMessages } from './messages/branch.ts';

interface Props {
  label: string;
  isBusy: boolean;
  disabled?: boolean;
  onPick(file: File): void;
}

/** Opens the file chooser of the browser for a picture. */
export function UploadButton({ label, isBusy, disabled = false, onPick }: Props) {
  const t = useMessages(branchMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={logoLimits.mediaTypes}
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
        {isBusy ? t.uploading : label}
      </Button>
    </>
  );
}
