const begins =
  (...starts: readonly string[]) =>
  (head: Buffer) =>
    starts.some((start) => head.subarray(0, start.length).toString('latin1') === start)

/** Boxes of a film begin with their length; the kind follows, and the brand. */
const isBox = (brands: RegExp) => (head: Buffer) =>
  head.subarray(4, 8).toString('latin1') === 'ftyp' && brands.test(head.subarray(8, 64).toString('latin1'))

const CONTENT: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'image/png': begins('\x89PNG\r\n\x1a\n'),
  'image/jpeg': begins('\xff\xd8\xff'),
  'image/gif': begins('GIF87a', 'GIF89a'),
  'image/webp': (head) => begins('RIFF')(head) && head.subarray(8, 12).toString('latin1') === 'WEBP',
  'image/avif': isBox(/avi[fs]/),
  'image/svg+xml': (head) => /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(withoutMark(head)),
  'video/mp4': isBox(/./),
  'video/quicktime': (head) =>
    isBox(/qt/)(head) || /^.{4}(?:moov|mdat|wide|free)/s.test(head.toString('latin1')),
  'video/webm': begins('\x1a\x45\xdf\xa3'),
  'video/ogg': begins('OggS'),
  'text/vtt; charset=utf-8': (head) => withoutMark(head).startsWith('WEBVTT'),
}

/** Whether a file begins as one of this type does, so that a name cannot make a page or a program of a picture. */
export const hasContentOf = (type: string, head: Buffer): boolean => CONTENT[type]?.(head) ?? false

const withoutMark = (head: Buffer) => head.toString('utf8').replace(/^\uFEFF/, '')
