import { useEffect } from 'react';
import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ButtonLink } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';

export function UnknownList() {
  const t = useMessages(embedMessages);
  const { boot } = useGuide();
  useEffect(() => {
    document.title = `${t.unknown} - ${boot.product.name}`;
  }, [t, boot.product.name]);
  return (
    <main className="grid min-h-dvh place-content-center bg-paper">
      <h1 className="sr-only">{t.unknown}</h1>
      <EmptyState
        icon="list"
        title={t.unknown}
        text={t.unknownText}
        action={
          <ButtonLink href={escapeUrl(boot, routes.map.to())} target="_blank" rel="noopener" icon="external">
            {t.openMap}
          </ButtonLink>
        }
      />
    </main>
  );
}
