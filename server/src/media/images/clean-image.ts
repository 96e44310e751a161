import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@course/contract/media/media'
import { AppError } from '../../platform/errors.ts'
import { cleanGif } from './gif.ts'
import type { ImageParts } from './image-parts.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

type ImageExtension = 'png' | 'jpg' | 'gif' | 'webp'

type CleanImage = ImageParts & { extension: ImageExtension }

/** Each cleaner returns undefined if the file is damaged. */
const FORMATS: readonly [ImageExtension, magic: string, clean: (bytes: Buffer) => ImageParts | undefined][] =
  [
    ['png', '\x89PNG\r\n\x1a\n', cleanPng],
    ['jpg', '\xff\xd8\xff', cleanJpeg],
    ['gif', 'GIF87a', cleanGif],
    ['gif', 'GIF89a', cleanGif],
    ['webp', 'RIFF', cleanWebp],
  ]

/**
 * Detects the real format, regardless of name and declared type, and keeps only what browsers need to show it: no
 * location, time, names or trailing data. Parsed, never decoded, so a file costs no more than its bytes.
 */
export function cleanImage(bytes: Buffer): CleanImage {
  const start = bytes.toString('latin1', 0, 16)
  const format = FORMATS.find(([, magic]) => start.startsWith(magic))
  if (!format) throw new AppError(isSvg(bytes) ? 'media.svg' : 'media.invalid_image')
  const [extension, , clean] = format
  const image = clean(bytes)
  if (!image || image.width < 1 || image.height < 1) throw new AppError('media.invalid_image')
  const { width, height } = image
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS) {
    throw new AppError('media.too_many_pixels')
  }
  return { ...image, extension }
}

const isSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))
