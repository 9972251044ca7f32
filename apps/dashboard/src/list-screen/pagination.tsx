import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

export function Pagination({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
}) {
  const t = useMessages(dashboardMessages);
  if (pageCount <= 1) return null;
  return (
    <div className="flex items-center justify-end gap-2">
      <IconButton icon="chevronLeft" label={t.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <p className="tabular text-sm">{t.page({ page, count: pageCount })}</p>
      <IconButton
        icon="chevronRight"
        label={t.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
