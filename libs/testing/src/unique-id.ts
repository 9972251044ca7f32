let last = 0;

/** A UUID that no other call gave, ascending: 00000000-0000-7000-8000-000000000001, … */
export const uniqueId = (): string => `00000000-0000-7000-8000-${String(++last).padStart(12, '0')}`;

/** An 8-character public id that no other call gave. */
export const uniqueNanoId = (): string => `t${String(++last).padStart(7, '0')}`;
