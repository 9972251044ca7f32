import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { DashboardMedium, ItemMediumUpdate } from '@umkreis/contract/media.ts';
import { isVideoAddress } from '@umkreis/contract/media-limits.ts';
import { itemMediumKeys, type ItemMediumKey } from '@umkreis/contract/medium-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { DeleteMedium } from './delete-medium.tsx';
import { ReplaceMedium } from './replace-medium.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';
import { MediumError } from './medium-error.tsx';
import { MediumPicture } from './medium-picture.tsx';
import { MediumFields } from './medium-fields.tsx';
import { BranchContent } from '../content/branch-content.tsx';

interface Props {
  medium: DashboardMedium;
  onClose(): void;
  linkToPlace?: boolean;
}

/** Runs a write, then closes the dialog; its error if it failed. */
function useAttempt(refresh: () => void, onClose: () => void) {
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
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
  return { attempt, error, isBusy };
}

/** What the form edits, as it is stored. */
const fieldsOf = (medium: DashboardMedium) => ({
  title: medium.title,
  alt: medium.alt,
  credit: medium.credit,
  licence: medium.licence,
  videoUrl: medium.videoUrl ?? '',
  kind: String(medium.kind),
  focus: medium.focus ?? null,
});

/** Edits texts, focus and kind of a picture, or deletes it. Unsaved input is discarded when the dialog closes. */
export function MediumDialog({ medium, onClose, linkToPlace }: Props) {
  const t = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const refresh = useRefreshMedia(medium.itemId);
  const [seen] = useState(medium);
  const [fields, setFields] = useState(() => fieldsOf(medium));
  const { attempt, error, isBusy } = useAttempt(refresh, onClose);
  const [isSubmitted, setSubmitted] = useState(false);
  const isVideo = fields.kind === String(itemMediumKeys.video);
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
          focus: fields.focus,
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
        <MediumPicture
          medium={medium}
          focus={fields.focus}
          onFocus={(focus) => setFields((old) => ({ ...old, focus }))}
          linkToPlace={linkToPlace}
        />
        <ReplaceMedium medium={medium} onReplaced={onClose} />
        <BranchContent branch={medium.branchShortId}>
          <MediumFields
            fields={fields}
            isVideo={isVideo}
            showsErrors={isSubmitted}
            onChange={(part) => setFields((old) => ({ ...old, ...part }))}
          />
        </BranchContent>
        {error && (
          <MediumError
            error={error}
            onKeepMine={() => void save(true)}
            onTakeTheirs={() => {
              refresh();
              onClose();
            }}
          />
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
}
