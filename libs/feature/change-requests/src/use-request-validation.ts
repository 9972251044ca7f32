import type { Item } from '@umkreis/contract/item.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { errorsOf } from './request-errors.ts';
import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Rejection } from './field-errors.ts';

/** Validates a proposal on the device; its opening hours are evaluated where the place is. */
export function useRequestValidation(
  item: Item | null,
  keys: ReadonlyMap<string, ItemDetailKey>,
): (body: ChangeRequestCreate) => Rejection['errors'] {
  const { boot, language } = useGuide();
  const hours = useHoursModule();
  return (body) => {
    const where = {
      lat: item?.lat ?? body.lat ?? 0,
      lon: item?.lon ?? body.lon ?? 0,
      hoursPlace: item?.hoursPlace ?? undefined,
    };
    return errorsOf(body, keys, (value) => hours?.validateHours(value, openingPlaceOf(boot, where), language).error);
  };
}
