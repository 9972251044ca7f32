import type { KioskResponse, KioskAction, KioskHeartbeat, KioskIdentity } from '@umkreis/contract/kiosk.ts';

export interface HeartbeatParts {
  /** @throws if the server is unreachable, or has no kiosk with that key */
  send(beat: KioskHeartbeat): Promise<KioskResponse>;
  beat(): Omit<KioskHeartbeat, 'commandDone'>;
  lastDone(): string | null;
  storeDone(commandId: string): void;
  onIdentity(identity: KioskIdentity): void;
  /** @param command its id */
  perform(action: KioskAction, command: string): void;
}

/**
 * Reports to the server that the kiosk is running, and receives its identity and commands. A command is
 * performed once, and only after the server has acknowledged it, so that a reload never happens while offline.
 * @returns whether the server responded
 */
export async function heartbeat(parts: HeartbeatParts): Promise<boolean> {
  try {
    const { identity, command } = await parts.send({ ...parts.beat(), commandDone: parts.lastDone() });
    parts.onIdentity(identity);
    if (!command || command.id === parts.lastDone()) return true;
    await parts.send({ ...parts.beat(), commandDone: command.id });
    parts.storeDone(command.id);
    parts.perform(command.deed, command.id);
    return true;
  } catch {
    return false;
  }
}
