import { Suspense } from 'react';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { HoursCheckNote } from './hours-check.tsx';

const MarkdownPreview = lazyPart(
  () => import('./markdown-preview.tsx'),
  ({ default: LoadedPreview }) => LoadedPreview,
);
const SHORT_DESCRIPTION_LENGTH = 150;

/** The notes below a detail's field: opening-hours check, preview, character counter. */
export function DetailNotes({ detailKey, value, item }: { detailKey: ItemDetailKey; value: string; item: Item }) {
  const t = useMessages(dashboardMessages);
  if (detailKey.type === 'hours') return <HoursCheckNote value={value} item={item} />;
  if (detailKey.type === 'markdown')
    return (
      <Suspense>
        <MarkdownPreview value={value} />
      </Suspense>
    );
  if (detailKey.keyName !== 'shortDescription') return null;
  return (
    <p
      className={`tabular text-right text-xs ${value.length > SHORT_DESCRIPTION_LENGTH ? 'text-changing' : 'text-ink-soft'}`}
    >
      {t.characters({ n: value.length })}
    </p>
  );
}
