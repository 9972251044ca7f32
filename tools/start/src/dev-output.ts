const MOST_CHARACTERS = 4000;
const isProblem = (line: string) => /^(?:ERROR|WARNING) in /.test(line);
const isEnd = (line: string) => / compiled with \d+ /.test(line);
const isSuccess = (line: string) => / compiled successfully/.test(line);

/**
 * Reports what a development server prints about a build that failed or has warnings, and the next build that
 * succeeds.
 * @param print receives the text that a developer should see
 * @returns receives the server's output
 */
export function reportBuilds(name: string, print: (text: string) => void): (output: string) => void {
  let isReporting = false;
  let isBroken = false;
  return (output) => {
    const problems: string[] = [];
    for (const line of output.split('\n')) {
      if (isProblem(line)) isReporting = isBroken = true;
      if (isReporting || isEnd(line)) problems.push(line);
      if (isEnd(line)) isReporting = false;
      if (!isSuccess(line)) continue;
      if (isBroken) print(`${name} compiled successfully`);
      isBroken = false;
    }
    if (problems.length > 0) print(`${name}:\n${problems.join('\n').trim()}`);
  };
}

/**
 * Reports why a watched process (`node --watch`) ended: Node then waits for the next change.
 * @returns receives the process's output
 */
export function reportFailedStarts(name: string, print: (text: string) => void): (output: string) => void {
  let sinceStart = '';
  return (output) => {
    sinceStart = `${/Restarting '/.test(output) ? '' : sinceStart}${output}`.slice(-MOST_CHARACTERS);
    if (!/Failed running '/.test(output)) return;
    print(`${name}:\n${sinceStart.trim()}`);
    sinceStart = '';
  };
}
