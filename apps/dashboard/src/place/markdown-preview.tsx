import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

const plugins = [rehypeSanitize];

/** The sanitised text as visitors see it. */
export default function MarkdownPreview({ value }: { value: string }) {
  const t = useMessages(dashboardMessages);
  if (!value.trim()) return null;
  return (
    <section aria-label={t.preview} className="rounded-control bg-sunken px-3 py-2 text-sm break-words [&_a]:text-accent [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
      <Markdown rehypePlugins={plugins}>{value}</Markdown>
    </section>
  );
}
