// Preloaded into every process that the start command spawns: when the parent is gone, however it ended, so is this
// one.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
// Fastify and others close on SIGTERM; the channel alone must not keep the process alive after that.
process.channel?.unref();
