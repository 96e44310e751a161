import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { SizesAnswer } from './sizes-program.ts'

const PROGRAM = join(import.meta.dirname, 'sizes-program.ts')
/** The program does not run, as where the decoder was installed for another kind of machine. */
export class NoDecoder extends Error {}

/** The largest picture takes three seconds on a small machine. */
const LIMIT_SECONDS = 60

/**
 * Makes smaller WebP pictures in a process of its own, in the folder, each named after its width. A picture that no decoder
 * reads, or that takes too long, has a problem instead.
 */
export const makeSizes = (picture: string, folder: string): Promise<SizesAnswer> =>
  new Promise((resolve, reject) => {
    // It needs none of our settings, and no secret that may stand there.
    const options = { env: {}, timeout: LIMIT_SECONDS * 1000, killSignal: 'SIGKILL' } as const
    execFile(process.execPath, [PROGRAM, picture, folder], options, (error, stdout, stderr) => {
      if (!error) resolve(JSON.parse(stdout) as SizesAnswer)
      else if (error.signal) resolve({ problem: `the decoder ended by ${error.signal}` })
      else reject(new NoDecoder(stderr.slice(0, 1000)))
    })
  })
