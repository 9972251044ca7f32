import { pageMessages } from '../messages/pages.ts';
import { textsFor } from '@umkreis/i18n/texts-for.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';
import type { PageContext } from './page-facts.ts';

/** Texts of a page, in its language and in the spelling of the branch's country. */
export const pageTexts = ({ language, branch }: Pick<PageContext, 'language' | 'branch'>): typeof pageMessages.de =>
  textsFor(pageMessages, language, branch?.countryCode ?? firstPlace.countryCode);
