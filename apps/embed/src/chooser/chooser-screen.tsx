import { useEffect } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { EmbedChooser } from '@umkreis/embed-chooser/embed-chooser.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedChooserMessages } from '@umkreis/embed-chooser/messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { ProductMark } from '@umkreis/ui/product-mark.tsx';

/** The page for owners of other sites: generates the HTML line that embeds a list. */
export function ChooserScreen() {
  const t = useMessages(embedChooserMessages);
  const { boot, language, setLanguage } = useGuide();
  const guide = boot.branch?.title ?? boot.product.name;
  useEffect(() => {
    document.title = `${t.heading} - ${boot.product.name}`;
  }, [t, boot.product.name]);
  return (
    <div className="min-h-dvh bg-page">
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-[72rem] items-center gap-3 px-4">
          <a
            href={routes.map.to()}
            className="flex min-w-0 items-center gap-2.5 rounded-control font-semibold text-ink no-underline"
          >
            <ProductMark size={28} />
            <span className="truncate">{guide}</span>
          </a>
          <div className="ml-auto flex gap-1">
            <Chip pressed={language === 'de'} lang="de" onClick={() => setLanguage('de')}>
              Deutsch
            </Chip>
            <Chip pressed={language === 'en'} lang="en" onClick={() => setLanguage('en')}>
              English
            </Chip>
          </div>
        </div>
      </header>
      <main className="mx-auto grid max-w-[72rem] gap-8 px-4 py-8 md:py-12">
        <div className="grid max-w-[44rem] gap-3">
          <h1 className="text-xl md:text-2xl">{t.heading}</h1>
          <p className="text-base text-ink-soft">{t.intro({ guide })}</p>
        </div>
        <EmbedChooser boot={boot} language={language} />
      </main>
    </div>
  );
}
