import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import { editorsParameter } from '@umkreis/metrics/editors-browser.ts';
import { debugMessages } from './messages/debug.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { developerParameter } from '@umkreis/guide-core/developer/developer-parameter.ts';
import { ButtonLink } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

/** A branch's configuration as all surfaces receive it, and a map to check its bounds. */
export function BranchConfiguration() {
  const t = useMessages(debugMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const [chosen, setChosen] = useState(me.branchShortIds[0] ?? 1);
  const branch = branches.find(({ shortId }) => shortId === chosen);
  if (!branch) return null;
  const text = JSON.stringify(branch, null, 2);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div>
        <h2 className="text-base font-title">{t.configuration}</h2>
        <p className="text-xs text-ink-soft">{t.configurationHint}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t.branch}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          className="w-64 max-w-full"
        >
          {branches.map(({ shortId, title }) => (
            <option key={shortId} value={shortId}>
              {shortId} · {title}
            </option>
          ))}
        </SelectField>
        <ButtonLink
          href={`${branchUrl(branch, boot.product)}?${developerParameter}&${editorsParameter}`}
          target="_blank"
          rel="noreferrer"
          icon="expand"
        >
          {t.testBounds}
        </ButtonLink>
        <CopyButton text={text} label={t.copy} copiedLabel={t.copied} />
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <section
        tabIndex={0}
        aria-label={t.configuration}
        className="max-h-96 overflow-auto rounded-control bg-sunken p-3 text-xs"
      >
        <pre>{text}</pre>
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
    </Card>
  );
}
