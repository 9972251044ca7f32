import { personalDataMessages } from './messages/personal-data.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Page } from '../layout/page.tsx';
import { StaffOnly } from '../layout/staff-only.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionCard } from './retention-card.tsx';

/** How long personal data is stored, and the data stored for one address; staff only. */
export function PersonalDataScreen() {
  const t = useMessages(personalDataMessages);
  return (
    <Page title={t.heading}>
      <StaffOnly title={t.notAllowed} text={t.notAllowedText}>
        <RetentionCard />
        <PersonSearch />
      </StaffOnly>
    </Page>
  );
}
