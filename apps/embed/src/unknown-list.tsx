import { useEffect } from 'react';
import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { embedPartsMessages } from './messages/embed-parts.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ButtonLink } from '@umkreis/ui/button.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useHost } from './frame/host-context.ts';
import { useReportedHeight } from './frame/use-reported-height.ts';

export function UnknownList() {
  const t = useMessages(embedPartsMessages);
  const { openMap } = useMessages(embedMessages);
  const { boot } = useGuide();
  useEffect(() => {
    document.title = `${t.unknown} - ${boot.product.name}`;
  }, [t, boot.product.name]);
  const isSized = useHost() !== null;
  const content = useReportedHeight<HTMLElement>(null, 'unknown');
  return (
    <main ref={content} className={classNames('grid place-content-center bg-paper', !isSized && 'min-h-dvh')}>
      <h1 className="sr-only">{t.unknown}</h1>
      <EmptyState
        icon="list"
        title={t.unknown}
        text={t.unknownText}
        action={
          <ButtonLink href={escapeUrl(boot, routes.map.to())} target="_blank" rel="noopener" icon="external">
            {openMap}
          </ButtonLink>
        }
      />
    </main>
  );
}
