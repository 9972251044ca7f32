/** Key of an item: its ID is unique within its owner. */
export interface ItemKey {
  owner_id: number;
  id: string;
}
