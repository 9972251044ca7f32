import { useState } from 'react';

/** The time at which the component mounted. Use it for 'today', not for clocks. */
export function useNow(): Date {
  return useState(() => new Date())[0];
}
