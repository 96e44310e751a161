import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { ResizeResult } from './resize-program.ts'

const PROGRAM = join(import.meta.dirname, 'resize-program.ts')
/** The program does not run, as where the decoder was installed for another kind of machine. */
export class NoDecoder extends Error {}

/** The largest picture takes three seconds on a small machine. */
const LIMIT_SECONDS = 60

/**
 * Creates smaller WebP images in a child process, each named after its width. Returns a problem if the image
 * cannot be decoded or takes too long.
 */
export const makeSizes = (picture: string, folder: string): Promise<ResizeResult> =>
  new Promise((resolve, reject) => {
    // Started without our environment, which may contain secrets.
    const options = { env: {}, timeout: LIMIT_SECONDS * 1000, killSignal: 'SIGKILL' } as const
    execFile(process.execPath, [PROGRAM, picture, folder], options, (error, stdout, stderr) => {
      if (!error) resolve(JSON.parse(stdout) as ResizeResult)
      else if (error.signal) resolve({ problem: `the decoder ended by ${error.signal}` })
      else reject(new NoDecoder(stderr.slice(0, 1000)))
    })
  })
