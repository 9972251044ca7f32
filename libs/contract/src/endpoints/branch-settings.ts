import { branchParams } from './params.ts';
import { branchSettingsUpdate, editedBranch, uploadedLogo, uploadedLogoQuery } from '../branch-settings.ts';
import { logoLimits } from '../media-limits.ts';
import { endpoint } from './endpoint.ts';
import { itemRestore } from '../item-write.ts';
import { itemRevision } from '../dashboard.ts';
import { z } from 'zod';

const form = z.object({
  file: z.string().meta({ format: 'binary' }).describe('JPEG, PNG, WebP or AVIF, at most 5 MB'),
});

export const branchSettingsEndpoints = {
  'GET /branches/{branchShortId}/settings': endpoint({
    summary: 'What editors may set of a branch',
    notes: 'As visitors see them and as configured, with the version to send with an edit.',
    tag: 'branches',
    right: 'read',
    params: branchParams,
    responses: { 200: editedBranch },
    example: { params: { branchShortId: 1 } },
  }),
  'PUT /branches/{branchShortId}/settings': endpoint({
    summary: 'Writes settings of a branch',
    notes:
      'Writes only the given fields; every surface shows them within seconds. A value equal to the configuration follows it again. Settings that others wrote since `version` are merged; the same setting responds 409 with both values. An invalid value responds 400, and nothing is written.',
    tag: 'branches',
    right: 'write',
    params: branchParams,
    body: branchSettingsUpdate,
    responses: { 200: editedBranch },
    example: {
      params: { branchShortId: 1 },
      body: {
        version: 3,
        menuTitle: 'Gemeinde Vaduz',
        accentColor: '#1D3C8F',
        feedbackEmail: 'karte@gemeinde.example',
        levels: [{ key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true }],
      },
    },
  }),
  'GET /branches/{branchShortId}/revisions/': endpoint({
    summary: 'What was changed in the settings of a branch, newest first',
    notes: 'The newest 500: who, when, what was done and the settings that differ.',
    tag: 'branches',
    right: 'read',
    params: branchParams,
    responses: { 200: z.array(itemRevision) },
    example: { params: { branchShortId: 1 } },
  }),
  'POST /branches/{branchShortId}/revisions/{revision}/restore': endpoint({
    summary: 'Restores the settings of a branch to a revision',
    notes: 'Undoes everything after that revision, as a new revision.',
    tag: 'branches',
    right: 'write',
    params: branchParams.extend({ revision: z.coerce.number().int().min(0).max(2_147_483_647).describe('Revision') }),
    body: itemRestore,
    responses: { 200: editedBranch },
    example: { params: { branchShortId: 1, revision: 3 }, body: { version: 3, fields: ['Bäckerei'] } },
  }),
  'POST /branches/{branchShortId}/logo/': endpoint({
    summary: 'Uploads a picture to be set as logo, or as a picture of the app',
    notes:
      'JPEG, PNG, WebP or AVIF, and SVG for a logo. Checked by content, not by name, and stored as WebP without metadata: an SVG is drawn up to 640 px wide and 1280 px high, lossless, and responds 422 with picture-svg if that needs other files, text that is not converted to paths, declared entities, or much time or memory. Nothing shows it until it is set as `logo` or in `appPictures`.',
    tag: 'branches',
    right: 'write',
    bodyType: 'multipart/form-data',
    limits: { bytes: logoLimits.fileBytes + 64 * 1024 },
    params: branchParams,
    query: uploadedLogoQuery,
    body: form,
    responses: { 201: uploadedLogo },
    example: { params: { branchShortId: 1 }, query: { use: 'logo' }, body: { file: '(file)' } },
  }),
};
