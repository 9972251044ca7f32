import { createContext, useContext, useMemo } from 'react';
import { useMinute } from './use-minute.ts';
import { useQueryValue } from '../url/use-query-value.ts';
import { textOfTime, timeOf } from './chosen-time.ts';

export interface GuideTime {
  /** The day and hour the visitor looks at; null: now */
  chosen: Date | null;
  choose(time: Date | null): void;
}

const GuideTimeContext = createContext<GuideTime>({ chosen: null, choose: () => {} });

export const GuideTimeProvider = GuideTimeContext.Provider;

/** The time of the guide, which lives in the URL as `time`, by the clock of the zone. */
export function useTimeOfUrl(timeZone: string): GuideTime {
  const [text, setText] = useQueryValue('time');
  // the same instant until another is chosen: places are joined for it
  const chosen = useMemo(() => timeOf(text, timeZone), [text, timeZone]);
  return useMemo(
    () => ({ chosen, choose: (time) => setText(time && textOfTime(time, timeZone)) }),
    [chosen, setText, timeZone],
  );
}

export const useGuideTime = (): GuideTime => useContext(GuideTimeContext);

/** The instant at which the guide answers 'open', 'today' and 'current': the chosen one, else the running minute. */
export function useNow(): Date {
  const minute = useMinute();
  return useGuideTime().chosen ?? minute;
}
