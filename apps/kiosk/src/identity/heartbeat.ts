import type { KioskAnswer, KioskDeed, KioskHeartbeat, KioskIdentity } from '@umkreis/contract/kiosk.ts';

export interface HeartbeatParts {
  /** @throws when the server can't be reached, or knows no kiosk of that key */
  send(beat: KioskHeartbeat): Promise<KioskAnswer>;
  beat(): Omit<KioskHeartbeat, 'commandDone'>;
  lastDone(): string | null;
  keepDone(commandId: string): void;
  onIdentity(identity: KioskIdentity): void;
  perform(deed: KioskDeed): void;
}

/**
 * Tells the server that the kiosk runs, takes its identity, and does what is asked: once, and only when the server
 * knows that it is done. A reload thus comes right after an answer: never into a network that is gone.
 * @returns whether the server answered
 */
export async function heartbeat(parts: HeartbeatParts): Promise<boolean> {
  try {
    const { identity, command } = await parts.send({ ...parts.beat(), commandDone: parts.lastDone() });
    parts.onIdentity(identity);
    if (!command || command.id === parts.lastDone()) return true;
    await parts.send({ ...parts.beat(), commandDone: command.id });
    parts.keepDone(command.id);
    parts.perform(command.deed);
    return true;
  } catch {
    return false;
  }
}
