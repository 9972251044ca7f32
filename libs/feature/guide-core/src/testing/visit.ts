import { createStore } from 'jotai';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { GuideData } from '../guide-data.ts';
import { surfaceAtom } from '../store/surface.ts';
import { addressAtom, arriveAtom, routerAtom, startAtom, type Address, type EntryState } from '../address/address.ts';
import { mapActions } from '../actions/map-actions.ts';

const plainBoot = { branch: { timeZone: 'Europe/Vaduz', levels: [], seasons: [] }, main: {} } as unknown as Boot;

/** A session on a map, with a history whose back navigation is asynchronous, as in a browser. */
export class Visit {
  readonly store = createStore();
  readonly actions = mapActions(this.store);
  entries: Address[];
  /** Index of the current entry */
  at = 0;

  constructor(address = '/map', state: EntryState | null = null, boot = plainBoot, data?: GuideData) {
    const { pathname, search } = new URL(address, location.origin);
    this.entries = [{ pathname, search, state }];
    this.arrive();
    this.store.set(startAtom, this.entries[0]!);
    this.store.set(surfaceAtom, { boot, isPresentOnly: false, ...(data && { data }) });
    this.store.set(routerAtom, {
      navigate: (to, { replace, state: entryState }) => {
        if (!replace) this.at += 1;
        this.entries.splice(this.at, replace ? 1 : Infinity, { ...to, state: entryState });
        this.arrive();
      },
      back: (count) => void Promise.resolve().then(() => this.back(count)),
    });
  }

  private arrive() {
    const { pathname, search } = this.entries[this.at]!;
    history.replaceState(null, '', pathname + search);
  }

  back(count = 1) {
    if (count > this.at) throw new Error('Going back would leave the guide.');
    this.at -= count;
    this.arrive();
    this.store.set(arriveAtom, this.entries[this.at]!);
  }

  /** The address and the names of what is open */
  get seen(): string {
    const { pathname, search, state } = this.store.get(addressAtom);
    return [pathname + search, ...(state?.open ?? [])].join(' ');
  }
}
