import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '../../platform/errors.ts'

const WINDOW_BYTES = 64 * 1024
/** More than any real video has; each part costs a read. */
const MAX_PARTS = 1_000_000
const MAX_BLANKED_PARTS = 10_000

/** A video file on disk, read through a small window in memory. */
export type VideoFile = {
  size: number
  /** Reads exactly these bytes; throws if the file ends before. */
  read(at: number, length: number): Promise<Buffer>
  /** Writes `header` at `from` and zeros from there to `to`. */
  blank(from: number, to: number, header: Buffer): Promise<void>
  /** Call it for each part; throws if there are too many. */
  countPart(): void
}

export async function withVideoFile<Result>(
  path: string,
  process: (file: VideoFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r+')
  try {
    return await process(videoFile(handle, (await handle.stat()).size))
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
    async blank(from, to, header) {
      if (++blanked > MAX_BLANKED_PARTS) throw notAVideo()
      await handle.write(header, 0, header.length, from)
      const zeros = Buffer.alloc(Math.min(WINDOW_BYTES, to - from))
      for (let at = from + header.length; at < to; at += zeros.length)
        await handle.write(zeros, 0, Math.min(zeros.length, to - at), at)
      window = { at: 0, bytes: Buffer.alloc(0) }
    },
    countPart() {
      if (++parts > MAX_PARTS) throw notAVideo()
    },
  }
}

export const notAVideo = () => new AppError('media.invalid_video')
