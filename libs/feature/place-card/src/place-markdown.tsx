import type { ComponentProps } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { formattedTexts } from '@umkreis/places/texts/markdown-cost.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useContentLanguage } from '@umkreis/i18n/language.tsx';

interface Props {
  text: string;
  /** Texts of the place above this one */
  above?: readonly string[];
}

/**
 * A text by an editor, in Markdown; unsafe HTML is removed. Its links are outbound links. A text that would take
 * too
 * long to format, by itself or together with those above, is shown unformatted.
 */
export default function PlaceMarkdown({ text, above = [] }: Props) {
  const contentLanguage = useContentLanguage();
  if (!formattedTexts([...above, text]).at(-1))
    return (
      <p lang={contentLanguage} className="text-sm break-words hyphens-auto whitespace-pre-wrap">
        {text}
      </p>
    );
  return (
    <div
      lang={contentLanguage}
      className="grid gap-2 text-sm hyphens-auto [&_a]:text-accent [&_a]:underline [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
    >
      <Markdown rehypePlugins={[rehypeSanitize]} components={components}>
        {text}
      </Markdown>
    </div>
  );
}

/** The text is under the heading of its section, so its own headings are smaller. */
const heading = ({ children }: ComponentProps<'h1'>) => <h4 className="text-sm font-semibold">{children}</h4>;
const components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href = '', children }: ComponentProps<'a'>) =>
    isSafeUrl(href) ? <OutboundLink href={webUrl(href)}>{children}</OutboundLink> : <>{children}</>,
  // Texts load nothing from other sites; pictures belong to the media of a place.
  img: ({ alt }: ComponentProps<'img'>) => <>{alt}</>,
};
