let last = 0;

/** A unique, ascending UUID: 00000000-0000-7000-8000-000000000001, … */
export const uniqueId = (): string => `00000000-0000-7000-8000-${String(++last).padStart(12, '0')}`;

/** A unique 8-character public ID. */
export const uniqueNanoId = (): string => `t${String(++last).padStart(7, '0')}`;
