import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { PictureFocus } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { percentages } from './focus/move-focus.ts';
import { mediaFocusMessages } from './messages/media-focus.ts';
import { uploadErrorText } from './upload-error-text.ts';

/** Why a medium couldn't be saved; after a change by somebody else, the choice which values to keep. */
export function MediumError({
  error,
  onKeepMine,
  onTakeTheirs,
}: {
  error: ApiError;
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const t = useMessages(mediaMessages);
  const tFocus = useMessages(mediaFocusMessages);
  if (error.status !== 409)
    return (
      <p role="alert" className="text-sm text-danger">
        {uploadErrorText(error, t)}
      </p>
    );
  const fieldName = (field: string): string => {
    const names: Record<string, string> = {
      title: t.title,
      alt: t.alt,
      credit: t.credit,
      licence: t.licence,
      kind: t.kind,
      videoUrl: t.videoUrl,
      focus: tFocus.heading,
    };
    return names[field] ?? field;
  };
  const valueText = (field: string, value: unknown): string => {
    if (field !== 'focus') return String(value ?? '');
    return value ? tFocus.at(percentages(value as PictureFocus)) : tFocus.centre;
  };
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-accent-soft p-3 text-sm">
      <p className="font-semibold">{t.conflict}</p>
      <ul className="text-ink-soft">
        {error.problem?.conflicts?.map(({ field, theirs }) => (
          <li key={field} className="break-words">
            {fieldName(field)}: {valueText(field, theirs)}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </p>
    </div>
  );
}
