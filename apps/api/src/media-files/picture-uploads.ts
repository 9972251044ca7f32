import type { FastifyRequest } from 'fastify';
import { pictureCost } from '@umkreis/pictures/picture-cost.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';
import type { ZodType } from 'zod';
import { personOf } from '../auth/guard.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { pictureProblem, readUpload, type Upload } from './read-upload.ts';
import { Uploads } from './uploads.ts';

/** Memory for decoding pictures, bytes, and the length of the queue for it. */
const DECODING = { atOnce: 500e6, maxQueued: 16 };
/** Uploads per person that are being read or queued, and in total: each is in memory. */
const OF_ONE = 6;
const OF_ALL = 12;
const BUDGETS = [{ bytes: 1024 ** 3, windowS: 3600 }];

/** Uploads of pictures, which share limits of memory and bytes, whatever they are pictures of. */
export class PictureUploads {
  readonly #decoding = new WorkQueue(DECODING);
  readonly #uploads = new Uploads({ ofOne: OF_ONE, ofAll: OF_ALL });
  /** Options of their routes. */
  readonly routeOptions = {
    preValidation: [
      byteBudget(BUDGETS, (request) => personOf(request).email),
      byteBudget(BUDGETS, ({ ip }) => addressGroup(ip)),
    ],
  };

  /**
   * Reads a form with a picture and stores it.
   * @param form schema of its fields
   * @param prepare checks the fields before the picture is decoded; its result stores the picture
   * @throws ProblemError 400, 413, 415, 422 of the form, 503 beyond the limits
   */
  async take<F, T>(
    request: FastifyRequest,
    form: ZodType<F>,
    prepare: (upload: Upload<F>) => Promise<() => Promise<T>>,
  ): Promise<T> {
    return this.#uploads.take(personOf(request).email, async () => {
      const upload = await readUpload(request, form);
      const store = await prepare(upload);
      return this.#decoding.run(pictureCost(upload.facts), store).catch((error: unknown) => {
        throw pictureProblem(error);
      });
    });
  }
}
