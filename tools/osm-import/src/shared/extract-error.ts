/** The extract can't be used; the message is one line for the person who started the import. */
export class ExtractError extends Error {
  override name = 'ExtractError';
}
