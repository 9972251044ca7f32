import { bucketMachine } from './bucket-machine.ts';

/** A deployment in a separate process, which its parent may kill. */
const [folder = '', text = ''] = process.argv.slice(2);
const machine = await bucketMachine(folder, process.env as Record<string, string>);
const version = await machine.deploy('map', text).catch((error: Error) => error.message);
process.send?.(version);
process.disconnect?.();
