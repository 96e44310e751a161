import { readFile, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { PICTURE_LIMIT_PIXELS } from '@course/contract/media/media'
import { pictureWidths } from '@course/contract/texts/media-links'
import sharp from 'sharp'

/*
 * A program of its own: `sizes-program.ts <picture> <folder>` writes smaller WebP pictures into the folder and says
 * their widths, or what is wrong with the picture. A decoder reads what strangers made: if it breaks, this process breaks.
 */

export type SizesAnswer = { widths: number[] } | { problem: string }

const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

const [picture = '', folder = ''] = process.argv.slice(2)
// Requests of the site go first.
setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: DECODERS })
process.stdout.write(JSON.stringify(await answer()))

async function answer(): Promise<SizesAnswer> {
  try {
    return { widths: await makeSizes() }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

async function makeSizes(): Promise<number[]> {
  const original = sharp(picture, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error' })
  // Smaller ones would stand still.
  if (((await original.metadata()).pages ?? 1) > 1 || (await isAnimatedPng())) return []
  const largest = original.autoOrient().resize({ width: pictureWidths.at(-1)!, withoutEnlargement: true })
  // Decoded once: the smaller ones are made from the largest.
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = [...pictureWidths.filter((one) => one < width), width]
  const { size: originalBytes } = await stat(picture)
  const made: number[] = []
  for (const one of widths) {
    const { size } = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: one })
      .webp({ quality: 80, smartSubsample: true })
      .toFile(join(folder, `${one}.webp`))
    // One that has more bytes than the original would be of no use.
    if (size < originalBytes) made.push(one)
  }
  return made
}

/** Animation is announced before the pixels; the library does not tell. */
async function isAnimatedPng(): Promise<boolean> {
  const bytes = await readFile(picture)
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG'
  return isPng && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
}
