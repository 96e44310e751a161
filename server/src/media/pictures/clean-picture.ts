import { PICTURE_LIMIT_PIXELS, PICTURE_LIMIT_SIDE } from '@course/contract/media/media'
import { AppError } from '../../platform/errors.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import type { Pieces } from './pieces.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

type PictureExtension = 'png' | 'jpg' | 'gif' | 'webp'

type CleanPicture = Pieces & { extension: PictureExtension }

/** A reader answers with nothing when the file is damaged. */
const READERS: readonly [PictureExtension, magic: string, clean: (bytes: Buffer) => Pieces | undefined][] = [
  ['png', '\x89PNG\r\n\x1a\n', cleanPng],
  ['jpg', '\xff\xd8\xff', cleanJpeg],
  ['gif', 'GIF87a', cleanGif],
  ['gif', 'GIF89a', cleanGif],
  ['webp', 'RIFF', cleanWebp],
]

/**
 * What a file really is, whatever its name and type claim, and only what is needed to show it: no place, no time, no
 * names, no words, and nothing behind its end. It is read by its structure and never decoded, so that no file costs
 * more than its bytes.
 */
export function cleanPicture(bytes: Buffer): CleanPicture {
  const start = bytes.toString('latin1', 0, 16)
  const reader = READERS.find(([, magic]) => start.startsWith(magic))
  if (!reader) throw new AppError(isSvg(bytes) ? 'media.svg' : 'media.no_picture')
  const [extension, , clean] = reader
  const picture = clean(bytes)
  if (!picture || picture.width < 1 || picture.height < 1) throw new AppError('media.no_picture')
  const { width, height } = picture
  if (Math.max(width, height) > PICTURE_LIMIT_SIDE || width * height > PICTURE_LIMIT_PIXELS) {
    throw new AppError('media.too_many_pixels')
  }
  return { ...picture, extension }
}

const isSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))
