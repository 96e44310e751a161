/**
 * Loaded into the process of a site under test (`node --import`). Says how much of its processor the event loop used
 * in its longest turn. Processor time, because on a busy machine every program waits for others.
 */
const TICK_MS = 10

let last = process.threadCpuUsage()
let longestMs = 0

setInterval(() => {
  const now = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (now.user - last.user + now.system - last.system) / 1000)
  last = now
}, TICK_MS).unref()

// What happens until the site listens is its start.
process.once('SIGUSR2', () => {
  longestMs = 0
})
process.once('exit', () => console.log(`longest turn: ${Math.round(longestMs)} ms`))
