import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { GuideData } from './guide-data.ts';
import type { ServedHours } from './served-hours.ts';

export interface PositionMapProps {
  at: LngLat | null;
  onChange(at: LngLat): void;
}

/** Context of all components of a guide: the surface's props and the joined data. */
export interface Guide extends RemoteProps {
  data: GuideData;
  /** IANA zone of the branch; 'open' and 'today' refer to it. */
  timeZone: string;
  /** Opens a place, e.g. after a click on a row or a related place. */
  openPlace(nanoId: string, title: string, eventId?: string): void;
  /** Opening states from the server, for now only: the surface does without the parser */
  servedHours?: ServedHours;
  /** Lets the visitor set a point on a map; missing on surfaces without a map library. */
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

/** Like `useGuide`, for components also used outside of guides, such as a map of the dashboard; null: outside */
export const useGuideAround = (): Guide | null => useContext(GuideContext);
