import { useSearchParams } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { FeaturedPart } from './featured-part.tsx';
import { IconsPart } from './icons-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { ListsPart } from './lists/lists-part.tsx';
import { TagsPart } from './tags-part.tsx';
import { SynonymsPart } from './synonyms-part.tsx';

const shared = ['categories', 'words', 'tags', 'keys', 'icons'] as const;
const arranged = ['lists', 'featured'] as const;

/** Shared reference data for staff, and lists and featured places for the editors of their branch. */
export function ReferenceScreen() {
  const t = useMessages(referenceMessages);
  const { me } = useDashboard();
  const [params, setParams] = useSearchParams();
  const parts = me.role === 'staff' ? [...shared, ...arranged] : arranged;
  const part = parts.find((one) => one === params.get('part')) ?? parts[0]!;
  return (
    <Page title={t.heading}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.parts}</legend>
        {parts.map((one) => (
          <Chip key={one} pressed={one === part} onClick={() => setParams({ part: one })}>
            {t[one]}
          </Chip>
        ))}
      </fieldset>
      {me.role !== 'staff' && <p className="text-xs text-ink-soft">{t.staffOnly}</p>}
      {part === 'categories' && <CategoriesPart />}
      {part === 'words' && <SynonymsPart />}
      {part === 'tags' && <TagsPart />}
      {part === 'keys' && <KeysPart />}
      {part === 'icons' && <IconsPart />}
      {part === 'lists' && <ListsPart />}
      {part === 'featured' && <FeaturedPart />}
    </Page>
  );
}
