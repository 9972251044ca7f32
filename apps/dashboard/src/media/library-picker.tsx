import { useDeferredValue, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { mediaReuseMessages } from './messages/media-reuse.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

const STEP = 12;
const MOST = 96;

interface Props {
  /** Error of the last selected picture */
  pickError: string;
  onPick(medium: DashboardMedium): void;
  onClose(): void;
}

/** Searches the pictures of the person's branches. */
export function LibraryPicker({ pickError, onPick, onClose }: Props) {
  const t = useMessages(mediaReuseMessages);
  const media = useMessages(mediaMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const [text, setText] = useState('');
  const languageOf = useBranchLanguages();
  const [visibleCount, setVisibleCount] = useState(STEP);
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/media/', { query: { text: useDeferredValue(text), pageSize: visibleCount } }),
  );
  return (
    <Dialog open onClose={onClose} title={t.library} closeLabel={media.close}>
      <TextField
        type="search"
        label={media.search}
        hideLabel
        placeholder={t.searchLibrary}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Prevents submitting the surrounding form of the picture that is being replaced.
          if (event.key === 'Enter') event.preventDefault();
        }}
        before={<Icon name="search" size={18} />}
      />
      {pickError && (
        <p role="alert" className="text-sm text-danger">
          {pickError}
        </p>
      )}
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <SkeletonRows rows={4} label={common.loading} />
      ) : data.media.length === 0 ? (
        <p className="py-4 text-center text-sm text-ink-soft">{t.nothing}</p>
      ) : (
        <ul aria-label={t.library} className="grid max-h-[60vh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
          {data.media.map((medium) => {
            const name = [medium.title || medium.alt, medium.itemTitle].filter(Boolean).join(', ') || media.untitled;
            return (
              <li key={medium.id}>
                <button
                  type="button"
                  aria-label={t.use({ name })}
                  onClick={() => onPick(medium)}
                  className="grid w-full gap-1 rounded-control p-1 text-left hover:bg-hover"
                >
                  <span className="aspect-[4/3] overflow-hidden rounded-control bg-sunken">
                    <Picture
                      renditions={medium.renditions}
                      assetRoot={boot.assetRoot}
                      alt=""
                      sizes="130px"
                      focus={medium.focus}
                      color={medium.color}
                      lazy
                      className="size-full object-cover"
                    />
                  </span>
                  <span lang={languageOf(medium.branchShortId)} className="truncate text-xs text-ink-soft">
                    {name}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {data && data.total > visibleCount && visibleCount < MOST && (
        <Button onClick={() => setVisibleCount(Math.min(visibleCount + STEP, MOST))}>{t.more}</Button>
      )}
    </Dialog>
  );
}
