import { spawn } from 'node:child_process';

/** What is shown of the output of a failed command, characters */
const SHOWN = 3000;

interface Options {
  cwd: string;
  env?: Record<string, string>;
  /** Receives the output while the command runs. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command to its end.
 * @param command program and arguments
 * @throws Error with the end of its output unless it exits with 0
 */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env = {}, onOutput }: Options,
): Promise<void> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      onOutput?.(chunk.toString());
      output = (output + chunk.toString()).slice(-SHOWN);
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} exited with ${code}:\n${output.trim()}`);
}
