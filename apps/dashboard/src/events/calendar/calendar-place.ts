/** Where the events of another calendar take place. */
export interface CalendarPlace {
  id: string;
  title: string;
  branchShortId: number;
}
