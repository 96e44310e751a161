import { AppError } from '../platform/errors.ts'

const TIME = String.raw`(?:\d{2,5}:)?\d{2}:\d{2}\.\d{3}`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

/**
 * Keeps only the cues of a WebVTT file: styles, regions and notes are removed. Throws if it is not WebVTT or has no
 * cues.
 */
export function cleanCaptions(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text) || text.includes('\0')) throw new AppError('media.invalid_captions')
  const cues = text
    .split(/\n{2,}/)
    .map((block) => block.split('\n'))
    .filter(
      ([first = '', second = '']) => TIMING.test(first) || (!first.includes('-->') && TIMING.test(second)),
    )
  if (cues.length === 0) throw new AppError('media.invalid_captions')
  return `${['WEBVTT', ...cues.map((lines) => lines.join('\n').trimEnd())].join('\n\n')}\n`
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch (cause) {
    throw new AppError('media.invalid_captions', { cause })
  }
}
