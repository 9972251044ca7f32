import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { isWayOrder, listOrders, type ListOrder } from '@umkreis/guide-engine/query/list-order.ts';

interface Props {
  order: ListOrder;
  hasPosition: boolean;
  hasWays: boolean;
  onOrder(order: ListOrder): void;
}

/** Selects the sort order of a list: distance only if the visitor's position is available, time only for ways. */
export function OrderSelect({ order, hasPosition, hasWays, onOrder }: Props) {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const names: Record<ListOrder, string> = {
    best: t.orderBest,
    near: t.orderNear,
    title: t.orderTitle,
    open: t.orderOpen,
    hours: t.orderHours,
    km: t.orderKm,
    climb: t.orderClimb,
  };
  return (
    <label className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="sr-only">{t.order}</span>
      <select
        value={order}
        className="-mr-1 h-9 rounded-control bg-transparent px-1 font-medium text-ink hover:bg-hover"
        onChange={(event) => {
          track({ metric_key: 'filtered_list_change_sorting_click', metricValue: event.target.value });
          onOrder(event.target.value as ListOrder);
        }}
      >
        {listOrders
          .filter((one) => one === order || ((one !== 'near' || hasPosition) && (!isWayOrder(one) || hasWays)))
          .map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
      </select>
    </label>
  );
}
