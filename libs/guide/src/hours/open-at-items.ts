import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { openingPlaceOf } from './opening-place-of.ts';
import type { HoursModule } from './use-hours-module.ts';

/** Whether hours of an item are open. */
export type OpenTest = (hours: string | undefined, item: Pick<BasemapItem, 'lat' | 'lon' | 'hoursPlace'>) => boolean;

/** The question for many items at one instant; the clock of each place is read once. */
export function openAtItems(hours: HoursModule, at: Date, boot: Pick<Boot, 'branch' | 'main'>): OpenTest {
  const tests = new Map<string, (value: string | undefined) => boolean>();
  return (value, item) => {
    const { hoursPlace: own } = item;
    const key = own ? `${own.timeZone}|${own.countryCode}|${own.state}` : '';
    let isOpen = tests.get(key);
    if (!isOpen) tests.set(key, (isOpen = hours.openAt(at, openingPlaceOf(boot, item))));
    return isOpen(value);
  };
}
