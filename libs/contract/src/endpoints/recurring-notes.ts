/** Notes of several endpoints. */
export const LINK = 'Adding what is there already changes nothing.';
export const RECORDED = 'Kept as a revision of the item with who, when and what.';
export const EVENT_RECORDED = 'Kept as a revision of the event.';
export const SHARED =
  'For staff: all branches share it. The write is recorded with its author and takes effect within a second.';
export const NOT_DELETED = 'Responds 409 for what items, events or configurations use, and for what is built in.';
export const BRANCH =
  'For editors of its branch; staff only for what applies to all branches. The write is recorded with its author.';
