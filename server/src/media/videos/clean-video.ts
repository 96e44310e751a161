import { cleanMp4 } from './mp4.ts'
import { withVideoFile } from './video-file.ts'
import { cleanWebm } from './webm.ts'

/**
 * Checks that a file is a complete MP4 or WebM video and nothing else, in constant memory, and zeroes what is
 * not needed for playback.
 */
export const cleanVideo = (path: string) =>
  withVideoFile(path, async (file) => {
    const isWebm = file.size > 4 && (await file.read(0, 4)).readUInt32BE() === 0x1a45dfa3
    const extension = isWebm ? 'webm' : 'mp4'
    const size = await (isWebm ? cleanWebm : cleanMp4)(file)
    return { type: `video/${extension}`, extension, bytes: file.size, ...size }
  })
