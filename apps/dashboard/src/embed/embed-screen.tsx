import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { EmbedChooser } from '@umkreis/embed-chooser/embed-chooser.tsx';
import { embedChooserMessages } from '@umkreis/embed-chooser/messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

/** The HTML line that embeds a list of a guide in another site. The guide's own page /embed/ shows the same. */
export function EmbedScreen() {
  const t = useMessages(embedChooserMessages);
  const { boot, me, language } = useDashboard();
  const [params, setParams] = useSearchParams();
  const branches = useRead(apiUrl(boot, 'GET /branches/'));
  const own = branches.data?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const requested = Number(params.get('map') ?? boot.branch?.shortId ?? 0);
  const branch = own.find(({ shortId }) => shortId === requested) ?? boot.branch ?? own[0] ?? null;
  return (
    <Page
      title={t.heading}
      action={
        own.length > 1 && (
          <SelectField
            label={t.whichMap}
            hideLabel
            className="w-64 max-w-full"
            value={branch ? String(branch.shortId) : ''}
            onChange={(map) => setParams({ map })}
          >
            {own.map(({ shortId, title }) => (
              <option key={shortId} value={shortId}>
                {title}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      <p className="max-w-[44rem] text-ink-soft">{t.intro({ guide: branch?.title ?? boot.product.name })}</p>
      {(branch ?? branches.data) && (
        <EmbedChooser key={branch?.shortId ?? 0} boot={{ ...boot, branch }} language={language} />
      )}
    </Page>
  );
}
