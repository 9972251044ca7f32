import { pageMessages } from '../messages/pages.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';
import type { PageContext } from './page-facts.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

/** Texts of a page, in its language and in the spelling of the branch's country. */
export const pageTexts = ({
  language,
  branch,
}: Pick<PageContext, 'language' | 'branch'>): TextsOf<typeof pageMessages> =>
  textsOf(pageMessages, language, branch?.countryCode ?? firstPlace.countryCode);
