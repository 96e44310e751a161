import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programFile } from '../../platform/program-file.ts'
import type { ResizeResult } from './resize-program.ts'

const PROGRAM = fileURLToPath(programFile(new URL('./resize-program.ts', import.meta.url)))

/** The program cannot start, for example because sharp was installed for another platform. */
export class DecoderUnavailableError extends Error {}

/** The largest image takes three seconds on a small machine. */
const TIMEOUT_SECONDS = 60

/**
 * Creates smaller WebP images in a child process, each named after its width. Returns a problem if the image
 * cannot be decoded or takes too long.
 */
export const makeSizes = (imagePath: string, folder: string): Promise<ResizeResult> =>
  new Promise((resolve, reject) => {
    // Started without our environment, which may contain secrets.
    const options = { env: {}, timeout: TIMEOUT_SECONDS * 1000, killSignal: 'SIGKILL' } as const
    execFile(process.execPath, [PROGRAM, imagePath, folder], options, (error, stdout, stderr) => {
      if (!error) resolve(JSON.parse(stdout) as ResizeResult)
      else if (error.signal) resolve({ problem: `the decoder was ended by ${error.signal}` })
      else reject(new DecoderUnavailableError(stderr.slice(0, 1000)))
    })
  })
