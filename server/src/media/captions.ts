import { AppError } from '../platform/errors.ts'

const TIME = String.raw`(?:\d{2,5}:)?\d{2}:\d{2}\.\d{3}`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

/**
 * The captions of a WebVTT file, and nothing else of it: styles, regions and notes are left out. Throws when it is no such
 * file or has none.
 */
export function cleanCaptions(bytes: Buffer): string {
  const text = textOf(bytes)
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

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch (cause) {
    throw new AppError('media.invalid_captions', { cause })
  }
}
