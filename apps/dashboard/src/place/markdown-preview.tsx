import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from './messages/editor.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { isAllowedMarkdown } from '@umkreis/places/texts/allowed-markdown.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

const plugins = [rehypeSanitize];

/** The sanitised Markdown as visitors see it, or an error if the text cannot be saved. */
export default function MarkdownPreview({ value }: { value: string }) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const contentLanguage = useContentLanguage();
  if (!value.trim()) return null;
  if (!isAllowedMarkdown(value))
    return (
      <p role="alert" className="flex gap-1.5 text-xs text-danger">
        <Icon name="alert" size={14} />
        {t.markdownNotAllowed}
      </p>
    );
  return (
    <section
      aria-label={common.preview}
      lang={contentLanguage}
      className="rounded-control bg-sunken px-3 py-2 text-sm break-words [&_a]:text-accent [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc"
    >
      <Markdown rehypePlugins={plugins}>{value}</Markdown>
    </section>
  );
}
