import type { ListedItem } from '@umkreis/contract/list-write.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { swapped } from '../../choice/swapped.ts';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

/** The places of a list, in order. */
export function ListItems({
  items,
  isReadOnly,
  onChange,
}: {
  items: readonly ListedItem[];
  isReadOnly: boolean;
  onChange(items: ListedItem[]): void;
}) {
  const t = useMessages(referenceMessages);
  const common = useMessages(dashboardMessages);
  const languageOf = useBranchLanguages();
  if (items.length === 0) return <p className="text-sm text-ink-soft">{t.noPlaces}</p>;
  return (
    <ol className="grid">
      {items.map((item, index) => {
        const title = item.title || common.untitled;
        return (
          <li key={item.id} className="flex items-center gap-1 border-t border-line py-1 first:border-0">
            <span className="tabular w-7 shrink-0 text-xs text-ink-soft">{index + 1}</span>
            <span lang={languageOf(item.branchShortId)} className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-medium">{title}</span>
              <span className="block truncate text-xs text-ink-soft">{item.city}</span>
            </span>
            {!isReadOnly && (
              <>
                <IconButton
                  icon="chevronUp"
                  label={t.moveUp({ name: title })}
                  disabled={index === 0}
                  onClick={() => onChange(swapped(items, index, index - 1))}
                />
                <IconButton
                  icon="chevronDown"
                  label={t.moveDown({ name: title })}
                  disabled={index === items.length - 1}
                  onClick={() => onChange(swapped(items, index, index + 1))}
                />
                <IconButton
                  icon="close"
                  label={t.take({ name: title })}
                  onClick={() => onChange(items.filter((one) => one.id !== item.id))}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
