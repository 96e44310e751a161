/** @typedef {(state: string) => void} Report Says how far a step is, for example `312 of 498 packages`. */

const BEAT_MS = { terminal: 500, log: 10_000 }

/**
 * Numbered steps with the time they take. A terminal shows one line that counts; a log gets a line now and then, so
 * that nobody wonders whether it hangs.
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
     * @returns {Promise<T>}
     */
    async run(title, work) {
      number += 1
      const head = `[${number}/${total}] ${title}`
      const started = Date.now()
      let state = ''
      const line = (/** @type {string} */ end) => `${head} … ${state ? `${state}, ` : ''}${end}`
      const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`

      if (!out.isTTY) out.write(`${head} …\n`)
      const beat = setInterval(
        () => out.write(out.isTTY ? `\r\x1b[K${line(seconds())}` : `${line(seconds())}\n`),
        out.isTTY ? BEAT_MS.terminal : BEAT_MS.log,
      )
      if (out.isTTY) out.write(line(seconds()))
      const finish = (/** @type {string} */ word) => {
        clearInterval(beat)
        state = ''
        out.write(`${out.isTTY ? '\r\x1b[K' : ''}${line(`${word} after ${seconds()}`)}\n`)
      }
      try {
        const result = await work((next) => {
          state = next
        })
        finish('done')
        return result
      } catch (error) {
        finish('failed')
        throw error
      }
    },
  }
}
