import { BRANCH } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { editedSearchShortcut, searchShortcutCreate, searchShortcutUpdate } from '../list-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { searchShortcut } from '../search-shortcut.ts';
import { z } from 'zod';

export const shortcutsEndpoints = {
  'GET /search/shortcuts/dashboard/': endpoint({
    summary: "Shortcuts of the person's branches, hidden ones too",
    notes: 'With what each lists and allows, for the environment of this server.',
    tag: 'shortcuts',
    right: 'read',
    responses: { 200: z.array(editedSearchShortcut) },
  }),
  'POST /search/shortcuts/': endpoint({
    summary: 'Creates a search shortcut',
    notes: `Part of \`searchShortcuts\` of its branch from the next read on. ${BRANCH}`,
    tag: 'shortcuts',
    right: 'write',
    body: searchShortcutCreate,
    responses: { 201: editedSearchShortcut },
    example: {
      body: {
        branchShortId: 1,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        icon: 'bakery',
        filter: {
          mainCategories: ['Eating'],
          subCategories: ['Bakery'],
          tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }],
          hasEvents: true,
        },
        allowItemAddition: false,
        allowChangeRequest: false,
        changeRequestSubtitle: 'Den eigenen Betrieb aus Vaduz ins Branchenverzeichnis eintragen.',
        changeRequestSubtitleEn: 'Add your company from Vaduz to our business directory.',
        useDefaultMapBoundaries: true,
        useMapBoundariesWithTags: [{ tagKey: 'cuisine', tagValue: 'pizza' }],
        note: 'Öffnungszeiten am Telefon bestätigt',
        showInFrameMenu: true,
        switchToStyleUrl: 'https://styles.example/winter.json',
        sortOrder: 2000,
        isHidden: false,
      },
    },
  }),
  'PUT /search/shortcuts/{id}': endpoint({
    summary: 'Writes fields of a search shortcut',
    notes: `One that is configured can be changed, moved and hidden. ${BRANCH}`,
    tag: 'shortcuts',
    right: 'write',
    params: byId,
    body: searchShortcutUpdate,
    responses: { 200: editedSearchShortcut },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        icon: 'bakery',
        filter: {
          mainCategories: ['Eating'],
          subCategories: ['Bakery'],
          tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }],
          hasEvents: true,
        },
        allowItemAddition: true,
        allowChangeRequest: true,
        changeRequestSubtitle: 'Den eigenen Betrieb aus Vaduz ins Branchenverzeichnis eintragen.',
        changeRequestSubtitleEn: 'Add your company from Vaduz to our business directory.',
        useDefaultMapBoundaries: true,
        useMapBoundariesWithTags: [{ tagKey: 'cuisine', tagValue: 'pizza' }],
        note: 'Öffnungszeiten am Telefon bestätigt',
        showInFrameMenu: true,
        switchToStyleUrl: 'https://styles.example/winter.json',
        sortOrder: 2000,
        isHidden: true,
      },
    },
  }),
  'DELETE /search/shortcuts/{id}': endpoint({
    summary: 'Deletes a search shortcut that the dashboard made',
    notes: `A configured shortcut responds 409: hide it instead. ${BRANCH}`,
    tag: 'shortcuts',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
  'GET /search/shortcuts/': endpoint({
    summary: 'Search shortcuts',
    notes: 'Public IDs and labels of the available search shortcuts. Their filters are part of the branch.',
    tag: 'reference data',
    right: 'public',
    responses: { 200: z.array(searchShortcut) },
  }),
};
