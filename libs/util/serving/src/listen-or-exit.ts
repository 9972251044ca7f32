const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses it',
  EACCES: 'this process may not use it',
  EADDRNOTAVAIL: 'this machine does not have the address',
};

/**
 * Waits until a server listens. If it cannot, the process ends with 1 and one sentence instead of a stack.
 * @param setting name of the setting with the port
 */
export async function listenOrExit(listening: Promise<unknown>, setting: string, port: number): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    console.error(`${setting}: cannot listen on port ${port}, ${reason}.`);
    process.exit(1);
  }
}
