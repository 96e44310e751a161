// Preloaded into a child process. When the IPC channel closes because the parent was killed, the child gets the signal
// in the query string.
const signal = new URL(import.meta.url).searchParams.get('signal') ?? 'SIGTERM'

// Not inherited by processes that this one forks, because unref() on their IPC channel could end them early.
const ownIndex = process.execArgv.indexOf(import.meta.url)
if (ownIndex > 0) process.execArgv.splice(ownIndex - 1, 2)

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, signal))
  process.channel.unref()
}
