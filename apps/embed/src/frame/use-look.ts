import { useEffect, useState } from 'react';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { readEmbedQuery, type EmbedLook } from '@umkreis/contract/embed-address.ts';
import type { EmbedInputMessage } from '@umkreis/contract/embed-message.ts';
import { useAccent } from '@umkreis/ui/use-accent.ts';
import type { Host } from './host.ts';

type AppearanceCommand = Extract<EmbedInputMessage, { type: 'look' }>;

/** An appearance with a command applied; omitted values stay. */
const after = (look: EmbedLook, { theme, accent, language }: AppearanceCommand): EmbedLook => ({
  theme: theme === undefined ? look.theme : theme,
  accent: accent === undefined ? look.accent : accent,
  language: language === undefined ? look.language : language,
});

/**
 * Theme, accent colour and language of an embedded page: initially from its URL, then from the parent page's
 * commands.
 */
export function useLook(boot: Boot, host: Host | null, setLanguage: (language: Language) => void): void {
  const [look, setLook] = useState<EmbedLook>(() => readEmbedQuery(new URLSearchParams(location.search)));
  useEffect(
    () =>
      host?.hear((command) => {
        if (command.type !== 'look') return;
        setLook((before) => after(before, command));
        if (command.language !== undefined) setLanguage(command.language ?? 'de');
      }),
    [host, setLanguage],
  );
  const { theme, accent } = look;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme]);
  useAccent(accent ?? boot.branch?.accentColor ?? boot.product.primaryColor);
}
