// Preloaded into every process that the start command spawns: it terminates when its parent has ended for any
// reason.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
// Fastify and others close on SIGTERM; after that the channel alone must not keep the process alive.
process.channel?.unref();
