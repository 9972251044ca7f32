import '@umkreis/testing/add-all-texts.ts';

export { textsOf } from '@umkreis/i18n/catalogues.ts';
