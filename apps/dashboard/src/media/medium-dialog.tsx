import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import {
  isVideoAddress,
  itemMediumKeys,
  type DashboardMedium,
  type ItemMediumKey,
  type ItemMediumUpdate,
} from '@umkreis/contract/media.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from '../messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { DeleteMedium } from './delete-medium.tsx';
import { KindSelect } from './kind-select.tsx';
import { ReplaceMedium } from './replace-medium.tsx';
import { uploadErrorText } from './upload-error-text.ts';
import { useRefreshMedia } from './use-refresh-media.ts';

interface Props {
  medium: DashboardMedium;
  onClose(): void;
  linkToPlace?: boolean;
}

/** Edits texts and kind of a picture, or deletes it. Unsaved input is discarded when the dialog closes. */
export function MediumDialog({ medium, onClose, linkToPlace }: Props) {
  const t = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const refresh = useRefreshMedia(medium.itemId);
  const [seen] = useState(medium);
  const [fields, setFields] = useState({
    title: medium.title,
    alt: medium.alt,
    credit: medium.credit,
    licence: medium.licence,
    videoUrl: medium.videoUrl ?? '',
    kind: String(medium.kind),
  });
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isVideo = fields.kind === String(itemMediumKeys.video);
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields((old) => ({ ...old, [name]: event.target.value }));

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      refresh();
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(cause instanceof ApiError ? cause : new ApiError('', 0, undefined, cause));
    }
  };
  /** @param force overwrite concurrent changes by others */
  const save = (force = false) =>
    attempt(() =>
      callApi(boot, 'PUT /items/media/{id}', {
        path: { id: medium.id },
        body: {
          title: fields.title,
          alt: fields.alt,
          credit: fields.credit,
          licence: fields.licence,
          kind: Number(fields.kind) as ItemMediumKey,
          videoUrl: isVideo ? fields.videoUrl.trim() : null,
          ...(!force && { dateUpdated: seen.dateUpdated }),
        } satisfies ItemMediumUpdate,
        auth,
      }),
    );

  return (
    <Dialog open onClose={onClose} title={t.editTitle} closeLabel={t.close}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (!isVideo || isVideoAddress(fields.videoUrl.trim())) void save();
        }}
      >
        <div className="overflow-hidden rounded-control bg-sunken">
          <Picture
            renditions={medium.renditions}
            assetRoot={boot.assetRoot}
            alt={medium.alt}
            sizes="408px"
            className="mx-auto max-h-56 w-auto max-w-full object-contain"
          />
        </div>
        <p className="tabular flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
          {t.size(medium.width, medium.height, (medium.bytes / 1024 / 1024).toFixed(1))}
          {linkToPlace && (
            <Link to={dashboardRoutes.place.to(medium.itemId)} className="font-semibold text-accent underline">
              {medium.itemTitle || t.toPlace}
            </Link>
          )}
        </p>
        <ReplaceMedium medium={medium} onReplaced={onClose} />
        <TextField label={t.alt} hint={t.altHint} lang="de" maxLength={500} value={fields.alt} onChange={set('alt')} />
        <TextField label={t.title} lang="de" maxLength={200} value={fields.title} onChange={set('title')} />
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
        <KindSelect value={fields.kind} onChange={(kind) => setFields((old) => ({ ...old, kind }))} />
        {isVideo && (
          <TextField
            label={t.videoUrl}
            hint={t.videoUrlHint}
            type="url"
            required
            maxLength={2000}
            value={fields.videoUrl}
            error={isSubmitted && !isVideoAddress(fields.videoUrl.trim()) ? t.videoUrlError : null}
            onChange={set('videoUrl')}
          />
        )}
        {error?.status === 409 ? (
          <div role="alert" className="grid gap-2 rounded-control bg-accent-soft p-3 text-sm">
            <p className="font-semibold">{t.conflict}</p>
            <ul className="text-ink-soft">
              {error.problem?.conflicts?.map(({ field, theirs }) => (
                <li key={field} className="break-words">
                  {fieldName(field)}: {String(theirs ?? '')}
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-2">
              <Button size="small" kind="primary" onClick={() => void save(true)}>
                {t.keepMine}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  refresh();
                  onClose();
                }}
              >
                {t.takeTheirs}
              </Button>
            </p>
          </div>
        ) : (
          error && (
            <p role="alert" className="text-sm text-danger">
              {uploadErrorText(error, t)}
            </p>
          )
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 pt-1">
          <DeleteMedium
            isBusy={isBusy}
            onDelete={() =>
              void attempt(() => callApi(boot, 'DELETE /items/media/{id}', { path: { id: medium.id }, auth }))
            }
          />
          <Button type="submit" kind="primary" busy={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function fieldName(field: string): string {
    const names: Record<string, string> = {
      title: t.title,
      alt: t.alt,
      credit: t.credit,
      licence: t.licence,
      kind: t.kind,
      videoUrl: t.videoUrl,
    };
    return names[field] ?? field;
  }
}
