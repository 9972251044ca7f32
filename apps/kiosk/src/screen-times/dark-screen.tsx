import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '../messages/kiosk.ts';

/** The black page outside of the kiosk's times: a touch anywhere starts one session. */
export function DarkScreen({ onStart }: { onStart(): void }) {
  const t = useMessages(kioskMessages);
  return (
    <button
      type="button"
      onClick={onStart}
      aria-label={t.start}
      className="kiosk-dark fixed inset-0 cursor-none bg-black"
    />
  );
}
