import { Suspense, useMemo, useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { KioskSign as SignSettings } from '@umkreis/contract/kiosk-sign.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';

const LiveSign = lazyPart(
  () => import('./live-sign.tsx'),
  (code) => code.LiveSign,
);

interface Props {
  branch: Branch;
  settings: SignSettings;
  house: string | null;
  /** As reported by the kiosk: WxH */
  screen: string | undefined;
}

/** The sign as the kiosk shows it, on a small upright or wide screen. */
export function SignPreview({ branch, settings, house, screen }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot } = useDashboard();
  const [wide = 1080, high = 1920] = (screen ?? '').split('x').map((px) => Number(px) || undefined);
  const [isWide, setWide] = useState(wide > high);
  const ofBranch = useMemo(() => ({ ...boot, branch }), [boot, branch]);
  return (
    <div className="grid justify-items-start gap-2 md:sticky md:top-20">
      <figure
        aria-label={t.preview}
        data-sign-preview
        className={`relative max-w-full overflow-hidden rounded-card ring-1 ring-line ${isWide ? 'aspect-video w-88' : 'aspect-[9/16] w-72'}`}
      >
        <Suspense fallback={<Skeleton className="size-full" />}>
          <LiveSign boot={ofBranch} settings={settings} house={house} />
        </Suspense>
      </figure>
      <Button size="small" icon="refresh" onClick={() => setWide(!isWide)}>
        {isWide ? t.previewUpright : t.previewWide}
      </Button>
    </div>
  );
}
