/** @typedef {(state: string) => void} Report Reports the progress of a step, such as `312 of 498 packages`. */

const HEARTBEAT_MS = { terminal: 500, log: 10_000 }

/**
 * Numbered steps with elapsed time. A terminal shows one updating line; a log gets a new line every ten seconds.
 * @param {number} total
 * @param {NodeJS.WriteStream} [out]
 */
export function createSteps(total, out = process.stdout) {
  let number = 0
  return {
    /**
     * @template T
     * @param {string} title
     * @param {(report: Report) => Promise<T>} work
     * @param {{ streamsOutput?: boolean, isFailure?: (result: T) => boolean }} [options] Work that streamsOutput for itself gets a
     *   line before and after only. Work that does not throw may still have failed.
     * @returns {Promise<T>}
     */
    async run(title, work, { streamsOutput = false, isFailure = () => false } = {}) {
      number += 1
      const label = `[${number}/${total}] ${title}`
      const rewrites = out.isTTY && !streamsOutput
      const started = Date.now()
      let state = ''
      const line = (/** @type {string} */ end) =>
        `${rewrites ? '\r\x1b[K' : ''}${label} … ${state && `${state}, `}${end}${Math.round((Date.now() - started) / 1000)} s`

      out.write(rewrites ? line('') : `${label} …\n`)
      const timer = setInterval(
        () => out.write(rewrites ? line('') : `${line('')}\n`),
        rewrites ? HEARTBEAT_MS.terminal : HEARTBEAT_MS.log,
      )
      if (streamsOutput) clearInterval(timer)
      let end = 'failed after '
      try {
        const result = await work((next) => {
          state = next
        })
        if (!isFailure(result)) end = 'done after '
        return result
      } finally {
        clearInterval(timer)
        state = ''
        out.write(`${line(end)}\n`)
      }
    },
  }
}
