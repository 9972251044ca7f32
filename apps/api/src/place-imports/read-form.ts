import type { MultipartFile } from '@fastify/multipart';
import { placeFileLimits } from '@umkreis/contract/size-limits.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';

interface FormRequest {
  isMultipart(): boolean;
  file(options: object): Promise<MultipartFile | undefined>;
}

/** The file of a form. @throws ProblemError 400 without a file, 413 above 20 MB, 415 for another content type */
export async function readForm(request: FormRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.isMultipart())
    throw new ProblemError(415, 'unsupported-media-type', 'Send a form', {
      detail: 'The content type is multipart/form-data.',
    });
  try {
    const limits = { fileSize: placeFileLimits.bytes, files: 1, fields: 0, parts: 1 };
    const part = await request.file({ limits });
    if (!part) throw invalidField('/file', 'is missing');
    return new Uint8Array(await part.toBuffer());
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw new ProblemError(413, 'too-large', 'The file is too large', {
      errors: [{ field: '/file', message: `may have ${placeFileLimits.bytes / 1024 / 1024} MB` }],
    });
  }
}
