/** Groups that show the translated value; every other group shows the translated key, and no group shows 'n/a'. */
export const valueGroups: ReadonlySet<number> = new Set([
  11, 100001, 1001, 1003, 1004, 2001, 2002, 2003, 4001, 4002, 6001,
]);
