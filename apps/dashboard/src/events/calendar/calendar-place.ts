/** The place at which the events of an imported calendar take place. */
export interface CalendarPlace {
  id: string;
  title: string;
  branchShortId: number;
}
