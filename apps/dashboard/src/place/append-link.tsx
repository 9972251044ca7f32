import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

const HOURS_EDITOR = 'https://openingh.openstreetmap.de/evaluation_tool/?EXP=';

/** URL that the icon at the end of a field opens; undefined for types without a link. */
export function appendedAddress(type: DetailKeyType, value: string): string | undefined {
  const text = value.trim();
  if (type === 'hours') return HOURS_EDITOR + encodeURIComponent(text);
  if (!text) return undefined;
  if (type === 'email') return `mailto:${text}`;
  if (type === 'phone') return `tel:${text.replace(/\s+/g, '')}`;
  if (type !== 'url') return undefined;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`;
  return /^https?:/i.test(url) ? url : undefined;
}

export function AppendLink({ type, value }: { type: DetailKeyType; value: string }) {
  const t = useMessages(editorMessages);
  const href = appendedAddress(type, value);
  const iconsByType: Partial<Record<DetailKeyType, [ChromeIconName, string]>> = {
    url: ['external', t.openUrl],
    email: ['mail', t.openEmail],
    hours: ['clock', t.openHours],
    phone: ['phone', value],
  };
  const look = iconsByType[type];
  if (!href || !look) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={look[1]}
      title={look[1]}
      className="-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-hover hover:text-accent"
    >
      <Icon name={look[0]} size={18} />
    </a>
  );
}
