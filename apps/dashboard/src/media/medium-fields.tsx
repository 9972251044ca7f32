import { isVideoAddress } from '@umkreis/contract/media-limits.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { KindSelect } from './kind-select.tsx';

interface Fields {
  title: string;
  alt: string;
  credit: string;
  licence: string;
  videoUrl: string;
  /** `ItemMediumKey` */
  kind: string;
}

/** Texts and kind of a medium, and the address of a video. */
export function MediumFields({
  fields,
  isVideo,
  showsErrors,
  onChange,
}: {
  fields: Fields;
  isVideo: boolean;
  showsErrors: boolean;
  onChange(part: Partial<Fields>): void;
}) {
  const t = useMessages(mediaMessages);
  const contentLanguage = useContentLanguage();
  const set = (name: keyof Fields) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value });
  return (
    <>
      <TextField
        label={t.alt}
        hint={t.altHint}
        lang={contentLanguage}
        maxLength={500}
        value={fields.alt}
        onChange={set('alt')}
      />
      <TextField label={t.title} lang={contentLanguage} maxLength={200} value={fields.title} onChange={set('title')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.credit}
          hint={t.creditHint}
          maxLength={200}
          value={fields.credit}
          onChange={set('credit')}
        />
        <TextField
          label={t.licence}
          hint={t.licenceHint}
          maxLength={100}
          value={fields.licence}
          onChange={set('licence')}
        />
      </div>
      <KindSelect value={fields.kind} onChange={(kind) => onChange({ kind })} />
      {isVideo && (
        <TextField
          label={t.videoUrl}
          hint={t.videoUrlHint}
          type="url"
          required
          maxLength={2000}
          value={fields.videoUrl}
          error={showsErrors && !isVideoAddress(fields.videoUrl.trim()) ? t.videoUrlError : null}
          onChange={set('videoUrl')}
        />
      )}
    </>
  );
}
