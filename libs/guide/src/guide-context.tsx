import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { GuideData } from './guide-data.ts';
import type { ServedHours } from './served-hours.ts';

export interface PositionMapProps {
  at: LngLat | null;
  onChange(at: LngLat): void;
}

/** What every component of a guide may need: the surface's props and the joined data. */
export interface Guide extends RemoteProps {
  data: GuideData;
  /** IANA zone of the branch; every 'open' and 'today' is answered in it. */
  timeZone: string;
  /** Leads to a place: a click on a row or a related place. */
  openPlace(nanoId: string, title: string): void;
  /** Hours are told by the server, of now: the surface does without the parser */
  servedHours?: ServedHours;
  /** Lets a point be set on a map; a surface without a map library has none. */
  PositionMap?: ComponentType<PositionMapProps>;
}

const GuideContext = createContext<Guide | null>(null);

export const GuideProvider = GuideContext.Provider;

/** @throws outside of a GuideProvider */
export function useGuide(): Guide {
  const guide = useContext(GuideContext);
  if (!guide) throw new Error('useGuide needs a GuideProvider above it.');
  return guide;
}

/** The same for what stands outside of guides too, such as a map of the dashboard. */
export const useGuideAround = (): Guide | null => useContext(GuideContext);
