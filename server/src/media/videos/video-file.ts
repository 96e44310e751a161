import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '../../platform/errors.ts'

const WINDOW_BYTES = 64 * 1024
/** More parts than any real video has; each costs a read. */
const MAX_PARTS = 1_000_000
const MAX_BLANKED = 10_000

/** A film on the disk, of which a small window is in memory. */
export type VideoFile = {
  size: number
  /** Exactly these bytes; a film that ends before is damaged. */
  read(at: number, length: number): Promise<Buffer>
  /** Overwrites everything from `from` to `to` with zeros, behind these bytes. */
  blank(from: number, to: number, head: Buffer): Promise<void>
  /** Called for each part that is looked at. */
  countPart(): void
}

/** Opens a film for those who take it apart. */
export async function withVideoFile<Result>(
  path: string,
  use: (film: VideoFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r+')
  try {
    return await use(videoFile(handle, (await handle.stat()).size))
  } finally {
    await handle.close()
  }
}

function videoFile(handle: FileHandle, size: number): VideoFile {
  let window = { at: 0, bytes: Buffer.alloc(0) }
  let parts = 0
  let blanked = 0
  return {
    size,
    async read(at, length) {
      if (at < 0 || length > WINDOW_BYTES || at + length > size) throw notAVideo()
      if (at < window.at || at + length > window.at + window.bytes.length) {
        const bytes = Buffer.alloc(Math.min(WINDOW_BYTES, size - at))
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
        window = { at, bytes: bytes.subarray(0, bytesRead) }
        if (bytesRead < length) throw notAVideo()
      }
      return window.bytes.subarray(at - window.at, at - window.at + length)
    },
    async blank(from, to, head) {
      if (++blanked > MAX_BLANKED) throw notAVideo()
      await handle.write(head, 0, head.length, from)
      const zeros = Buffer.alloc(Math.min(WINDOW_BYTES, to - from))
      for (let at = from + head.length; at < to; at += zeros.length)
        await handle.write(zeros, 0, Math.min(zeros.length, to - at), at)
      window = { at: 0, bytes: Buffer.alloc(0) }
    },
    countPart() {
      if (++parts > MAX_PARTS) throw notAVideo()
    },
  }
}

export const notAVideo = () => new AppError('media.invalid_video')
