import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

/** A text an editor wrote, in Markdown; unsafe HTML is left out. */
export default function PlaceMarkdown({ text }: { text: string }) {
  return (
    <div className="grid gap-2 text-sm [&_a]:text-accent [&_a]:underline [&_h1]:text-base [&_h2]:text-base [&_h3]:text-sm [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown rehypePlugins={[rehypeSanitize]}>{text}</Markdown>
    </div>
  );
}
