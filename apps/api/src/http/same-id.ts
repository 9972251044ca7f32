import { invalidField } from './problem-error.ts';

/** A body may repeat the id of its path. @throws ProblemError 400 when it names another one */
export function assertSameId({ params, body }: { params: { id: string }; body: { id?: string | undefined } }): void {
  if (body.id !== undefined && body.id.toLowerCase() !== params.id.toLowerCase())
    throw invalidField('/id', 'differs from the one in the path');
}
