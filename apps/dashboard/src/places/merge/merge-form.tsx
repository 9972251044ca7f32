import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { MergePart } from '@umkreis/contract/merge-parts.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../messages/merge.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import type { Write } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import type { MergeChoice } from './merge-choice.ts';
import { DetailChoices, FieldChoices, PartChoices } from './merge-choices.tsx';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';
import { BranchContent } from '../../content/branch-content.tsx';

interface Props {
  kept: EditedItem;
  other: EditedItem;
  choice: MergeChoice;
  parts: readonly { part: MergePart; count: number }[];
  write: Write;
  onChange(choice: MergeChoice): void;
  onMerge(): void;
}

export function MergeForm({ kept, other, choice, parts, write, onChange, onMerge }: Props) {
  const t = useMessages(mergeMessages);
  const common = useMessages(dashboardMessages);
  const languageOf = useBranchLanguages();
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm text-ink-soft">{t.intro}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {[kept, other].map((item) => (
          <Card key={item.id} className="grid gap-1 p-4">
            <p className="text-xs text-ink-soft">{item === kept ? t.stays : t.becomesDuplicate}</p>
            <Link
              to={dashboardRoutes.place.to(item.id)}
              lang={languageOf(item.branchShortId)}
              className="text-base font-title break-words text-ink"
            >
              {item.title || common.untitled}
            </Link>
          </Card>
        ))}
      </div>
      <Link
        to={dashboardRoutes.mergePlaces.to(other.id, kept.id)}
        replace
        className={`${buttonClass('secondary', 'small')} justify-self-start`}
      >
        {t.swap}
      </Link>
      <BranchContent branch={kept.branchShortId}>
        <FieldChoices kept={kept} other={other} choice={choice} onChange={onChange} />
        <DetailChoices kept={kept} other={other} choice={choice} onChange={onChange} />
      </BranchContent>
      <PartChoices parts={parts} choice={choice} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" busy={write.state === 'busy'} onClick={onMerge}>
          {t.merge}
        </Button>
        <WriteNote write={write} />
      </div>
    </div>
  );
}
