import { invalidField } from './problem-error.ts';

/** A body may repeat the ID of its path. @throws ProblemError 400 if it differs */
export function assertSameId({ params, body }: { params: { id: string }; body: { id?: string | undefined } }): void {
  if (body.id !== undefined && body.id.toLowerCase() !== params.id.toLowerCase())
    throw invalidField('/id', 'differs from the one in the path');
}
