import { readFile, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { imageWidths } from '@course/contract/editing/media-links'
import { MAX_IMAGE_PIXELS } from '@course/contract/media/media'
import sharp from 'sharp'

/*
 * Runs as its own process: `resize-program.ts <image> <folder>` writes smaller WebP images and prints their
 * widths, or the problem. Decoders parse untrusted input, so a crash must not affect the site.
 */

export type ResizeResult = { widths: number[] } | { problem: string }

const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

const [imagePath = '', folder = ''] = process.argv.slice(2)
// Low priority: requests come first.
setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: DECODERS })
process.stdout.write(JSON.stringify(await resizeOrReport()))

async function resizeOrReport(): Promise<ResizeResult> {
  try {
    return { widths: await makeSizes() }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

async function makeSizes(): Promise<number[]> {
  const original = sharp(imagePath, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
  // Resizing an animation would show only its first frame.
  if (((await original.metadata()).pages ?? 1) > 1 || (await isAnimatedPng())) return []
  const largest = original.autoOrient().resize({ width: imageWidths.at(-1)!, withoutEnlargement: true })
  // Decoded once: the smaller ones are made from the largest.
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = [...imageWidths.filter((candidate) => candidate < width), width]
  const { size: originalBytes } = await stat(imagePath)
  const usefulWidths: number[] = []
  for (const target of widths) {
    const { size } = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: target })
      .webp({ quality: 80, smartSubsample: true })
      .toFile(join(folder, `${target}.webp`))
    // A file larger than the original is useless.
    if (size < originalBytes) usefulWidths.push(target)
  }
  return usefulWidths
}

/** An animated PNG has an acTL chunk before its pixels; sharp does not report it. */
async function isAnimatedPng(): Promise<boolean> {
  const bytes = await readFile(imagePath)
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG'
  return isPng && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
}
