// Preloaded into a child process: when its IPC channel closes because the parent was killed, the child gets the signal
// that the query names.
const signal = new URL(import.meta.url).searchParams.get('signal') ?? 'SIGTERM'

// Not inherited by processes that this one forks: their IPC channels may be all that keeps them running.
const own = process.execArgv.indexOf(import.meta.url)
if (own > 0) process.execArgv.splice(own - 1, 2)

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, signal))
  process.channel.unref()
}
