/** Names an item: its id within what its owner has. */
export interface ItemKey {
  owner_id: number;
  id: string;
}
