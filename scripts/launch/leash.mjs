// Preloaded into a process that must not outlive the one that started it: when the channel between them breaks,
// because the other was killed and could not say goodbye, this one gets the signal that the query names.
const signal = new URL(import.meta.url).searchParams.get('signal') ?? 'SIGTERM'

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, signal))
  process.channel.unref()
}
