import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { mediaLimits, mediaTypes } from '@umkreis/contract/media-limits.ts';
import { inspectPicture, type PictureFacts } from '@umkreis/pictures/inspect-picture.ts';
import { PictureError } from '@umkreis/pictures/picture-error.ts';
import type { ZodType } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { QueueFull } from '../http/work-queue.ts';
import { uploadsBusyError } from './uploads.ts';

export interface Upload<F> {
  fields: F;
  bytes: Buffer;
  facts: PictureFacts;
}

const limits = {
  fileSize: mediaLimits.fileBytes,
  files: 1,
  fields: 20,
  fieldSize: 8192,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
};

const uploadError = (status: number, code: string, title: string, message: string) =>
  new ProblemError(status, code, title, { errors: [{ field: '/file', message }] });

/**
 * Reads an upload form: its fields and its file, checked by content.
 * @param form schema of the fields
 * @throws ProblemError 400 for fields, 413 above 20 MB, 415 for other types, 422 for damaged or too large pictures
 */
export async function readUpload<F>(request: FastifyRequest, form: ZodType<F>): Promise<Upload<F>> {
  if (!request.isMultipart())
    throw new ProblemError(415, 'unsupported-media-type', 'Send a form', {
      detail: 'The content type is multipart/form-data.',
    });
  const { values, bytes } = await readParts(request);
  const parsed = form.safeParse(values);
  if (!parsed.success) {
    const errors = parsed.error.issues.flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('/')]).map((name) => ({
        field: `/${name}`,
        message: issue.message,
      })),
    );
    throw new ProblemError(400, 'invalid-field', 'A field is not valid', { errors });
  }
  if (!bytes) throw uploadError(400, 'invalid-field', 'A field is not valid', 'is missing');
  return { fields: parsed.data, bytes, facts: await inspect(bytes) };
}

async function readParts(
  request: FastifyRequest,
): Promise<{ values: Record<string, unknown>; bytes: Buffer | undefined }> {
  const values = new Map<string, unknown>();
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (isFile(part)) bytes = await part.toBuffer();
      else values.set(part.fieldname, part.value);
    }
  } catch (error) {
    throw toProblem(error as Error & { code?: string; statusCode?: number });
  }
  return { values: Object.fromEntries(values), bytes };
}

const isFile = (part: MultipartFile | MultipartValue): part is MultipartFile => part.type === 'file';

function toProblem(error: Error & { code?: string; statusCode?: number }): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return uploadError(413, 'too-large', 'The file is too large', `may have ${mediaLimits.fileBytes / 1024 / 1024} MB`);
  if (error.code === 'FST_FILES_LIMIT')
    return uploadError(413, 'too-many-files', 'Send one file at a time', 'one file is taken');
  if (error.statusCode !== undefined && error.statusCode < 500) return error;
  return new ProblemError(400, 'invalid-form', 'The form cannot be read', { detail: 'Send it again.' });
}

async function inspect(bytes: Buffer): Promise<PictureFacts> {
  try {
    return await inspectPicture(bytes);
  } catch (error) {
    throw pictureProblem(error);
  }
}

/** The problem sent for a rejected picture. @param types that the route takes */
export function pictureProblem(error: unknown, types: readonly string[] = mediaTypes): unknown {
  if (error instanceof QueueFull) return uploadsBusyError();
  if (!(error instanceof PictureError)) return error;
  if (error.reason === 'type')
    return new ProblemError(415, 'unsupported-media-type', 'This file is not taken', {
      detail: `Allowed types: ${types.join(', ')}.`,
      errors: [{ field: '/file', message: error.message }],
    });
  return uploadError(422, `picture-${error.reason}`, 'The picture cannot be used', error.message);
}
