/**
 * Loaded into the site process under test (`node --import`). Prints the longest event loop turn in CPU time, because
 * wall-clock time depends on other load of the machine.
 */
const TICK_MS = 10

let last = process.threadCpuUsage()
let longestMs = 0

setInterval(() => {
  const now = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (now.user - last.user + now.system - last.system) / 1000)
  last = now
}, TICK_MS).unref()

// Reset after startup.
process.once('SIGUSR2', () => {
  longestMs = 0
})
process.once('exit', () => console.log(`longest turn: ${Math.round(longestMs)} ms`))
