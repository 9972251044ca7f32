/** Why a text is not a JSON object or list: the parser's message, or 'kind'; null if it is one. */
export function jsonError(text: string): { reason: string } | 'kind' | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? null : 'kind';
  } catch (error) {
    return { reason: (error as Error).message };
  }
}
