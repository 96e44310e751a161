// Preloaded into a process that must not outlive the one that started it: when the channel between them breaks,
// because the other was killed and could not say goodbye, this one gets the signal that the query names.
const signal = new URL(import.meta.url).searchParams.get('signal') ?? 'SIGTERM'

// For this process only: what it forks has a channel of its own, which may be all that keeps it running.
const own = process.execArgv.indexOf(import.meta.url)
if (own > 0) process.execArgv.splice(own - 1, 2)

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, signal))
  process.channel.unref()
}
