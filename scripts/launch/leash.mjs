// Preloaded into a process that must not outlive the one that started it: when the channel between them breaks,
// because the other was killed and could not say goodbye, this one is asked to stop.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
