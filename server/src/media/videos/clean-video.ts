import { cleanMp4 } from './mp4.ts'
import { withVideoFile } from './video-file.ts'
import { cleanWebm } from './webm.ts'

/** A checked video; `type` was detected from its content. */
export type CleanVideo = { type: 'video/mp4' | 'video/webm'; width: number; height: number; bytes: number }

/**
 * Checks that a file is a complete MP4 or WebM video and nothing else, in constant memory, and zeroes what is
 * not needed for playback.
 */
export const cleanVideo = (path: string): Promise<CleanVideo> =>
  withVideoFile(path, async (file) => {
    const isWebm = file.size > 4 && (await file.read(0, 4)).readUInt32BE() === 0x1a45dfa3
    return isWebm
      ? { type: 'video/webm', bytes: file.size, ...(await cleanWebm(file)) }
      : { type: 'video/mp4', bytes: file.size, ...(await cleanMp4(file)) }
  })
