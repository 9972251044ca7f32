import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { StoredKiosk, KioskAction } from '@umkreis/contract/kiosk.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useBranchZones } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { KioskErrors } from './kiosk-errors.tsx';
import { KioskPicture } from './kiosk-picture.tsx';
import { agoOf, kioskState, visitsText, type KioskState } from './kiosk-state.ts';

const dots: Record<KioskState, string> = {
  there: 'bg-open',
  away: 'bg-closed',
  new: 'bg-paper ring-2 ring-inset ring-line-strong',
};
const textColors: Record<KioskState, string> = { there: 'text-open', away: 'text-closed', new: 'text-ink-soft' };

interface Props {
  kiosk: StoredKiosk;
  now: Date;
  canWrite: boolean;
  onChanged(): Promise<unknown>;
}

/** One kiosk: whether it is running, with which release and data, and the commands that can be sent to it. */
export function KioskCard({ kiosk, now, canWrite, onChanged }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot, language } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const timeZone = useBranchZones()(kiosk.branchShortId);
  const state = kioskState(kiosk, now);
  const { lastContact, running, level } = kiosk;
  const branch = branches?.find(({ shortId }) => shortId === kiosk.branchShortId);
  const instant = (iso: string) => formatInstant(iso, language, timeZone);
  const facts: [string, string | null | undefined][] = [
    [t.lastContact, lastContact && instant(lastContact)],
    [t.dataFrom, running?.dateOfData && instant(running.dateOfData)],
    [t.screen, running?.screen.replace('x', ' × ')],
    [t.release, running?.release],
    [t.visits, kiosk.visits.length > 0 ? t.visitsText(visitsText(kiosk.visits, now, timeZone)) : null],
    [t.lastUse, running?.lastUse && instant(running.lastUse)],
    [t.floor, level],
  ];
  return (
    <li className="contents">
      <Card className="grid content-between gap-4 p-4" data-kiosk={kiosk.id}>
        <div className="grid gap-3">
          <div className="flex items-start gap-3">
            <span aria-hidden="true" className={classNames('mt-1.5 size-3 shrink-0 rounded-full', dots[state])} />
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-title break-words">{kiosk.name}</h2>
              <p className="text-xs text-ink-soft">{branch?.title}</p>
            </div>
            <p className={classNames('text-right text-sm font-semibold', textColors[state])}>
              {t[state]}
              {lastContact && (
                <span className="tabular block text-xs font-normal text-ink-soft">
                  {t.ago(agoOf(lastContact, now))}
                </span>
              )}
            </p>
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name} className="contents">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd className="tabular min-w-0 break-words">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {running && <KioskErrors errors={running.errors} instant={instant} />}
          {kiosk.picture && <KioskPicture kiosk={kiosk} picture={kiosk.picture} instant={instant} />}
        </div>
        {canWrite && <KioskCommands kiosk={kiosk} instant={instant} onChanged={onChanged} />}
      </Card>
    </li>
  );
}

const commands = [
  ['home', 'goHome', 'crosshair'],
  ['reload', 'reload', 'refresh'],
  ['picture', 'takePicture', rareIcons.image],
] as const satisfies readonly (readonly [KioskAction, string, unknown])[];

interface CommandsProps extends Pick<Props, 'kiosk' | 'onChanged'> {
  instant(iso: string): string;
}

/** Commands for a kiosk, the state of the last one, and the way to its settings. */
function KioskCommands({ kiosk, instant, onChanged }: CommandsProps) {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const sendCommand = (action: KioskAction) =>
    void write.run(async () => {
      await callApi(boot, 'POST /kiosks/{id}/commands/', { path: { id: kiosk.id }, body: { deed: action }, auth });
      await onChanged();
    });
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      {commands.map(([action, name, icon]) => (
        <Button key={action} size="small" icon={icon} busy={write.state === 'busy'} onClick={() => sendCommand(action)}>
          {t[name]}
        </Button>
      ))}
      <Link to={dashboardRoutes.kiosk.to(kiosk.id)} className={classNames(buttonClass('quiet', 'small'), 'ml-auto')}>
        {t.edit}
      </Link>
      <p className="tabular w-full min-h-5 text-xs text-ink-soft">
        <CommandState command={kiosk.command} instant={instant} />
      </p>
      {write.state === 'failed' && <WriteNote write={write} />}
    </div>
  );
}

function CommandState({ command, instant }: { command: StoredKiosk['command']; instant(iso: string): string }) {
  const t = useMessages(kioskEditorMessages);
  if (!command) return null;
  const { deed: action, dateDone } = command;
  if (!dateDone) return { home: t.homeWaits, reload: t.reloadWaits, picture: t.pictureWaits }[action];
  const done = { home: t.homeDone, reload: t.reloadDone, picture: t.pictureDone }[action];
  return done({ time: instant(dateDone) });
}
