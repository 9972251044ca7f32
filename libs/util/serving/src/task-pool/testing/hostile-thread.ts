import { threadId } from 'node:worker_threads';
import { handleTasks } from '../answer-tasks.ts';

/** Tasks that violate the limits. */
handleTasks((work: string): string => {
  const rows: string[][] = [];
  switch (work) {
    case 'endless':
      for (;;);
    case 'memory':
      for (let n = 0; ; n++) rows.push(Array.from({ length: 1000 }, (_, index) => `${n} ${index}`));
    case 'exit':
      return process.exit(1);
    case 'throw':
      throw new Error('no such thing');
    default:
      return `thread ${threadId}`;
  }
});
