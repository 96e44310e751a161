import { expect, test } from 'vitest'
import { exif, gif, jpeg, jpegSegment, png, pngChunk, webp, webpChunk } from '../../testing/images.ts'
import { cleanImage } from './clean-image.ts'

const SECRET = 'latitude 52.52 <script>alert(1)</script>'
const metadata = Buffer.from(SECRET)
const thumbnail = Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'), metadata])

const formats = [
  {
    extension: 'png',
    plain: png(30, 20),
    full: png(30, 20, [
      pngChunk('tEXt', metadata),
      pngChunk('iTXt', metadata),
      pngChunk('eXIf', metadata),
      pngChunk('tIME', metadata),
    ]),
  },
  {
    extension: 'jpg',
    plain: jpeg(30, 20),
    full: jpeg(30, 20, [
      exif(1, SECRET),
      jpegSegment(0xe1, metadata),
      jpegSegment(0xed, metadata),
      jpegSegment(0xe2, Buffer.concat([Buffer.from('MPF\0'), metadata])),
      jpegSegment(0xfe, metadata),
    ]),
  },
  {
    extension: 'gif',
    plain: gif(30, 20),
    full: gif(30, 20, [
      Buffer.concat([Buffer.from([0x21, 0xfe, metadata.length]), metadata, Buffer.from([0])]),
      Buffer.concat([
        Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
        Buffer.from([metadata.length]),
        metadata,
        Buffer.from([0]),
      ]),
    ]),
  },
  {
    extension: 'webp',
    plain: webp(30, 20),
    full: webp(30, 20, [webpChunk('EXIF', metadata), webpChunk('XMP ', metadata)]),
  },
]

const cleanToBuffer = (bytes: Buffer) => {
  const { pieces, ...info } = cleanImage(Buffer.from(bytes))
  return { ...info, bytes: Buffer.concat(pieces) }
}

test.each(formats)('removes all metadata from a $extension', ({ extension, plain, full }) => {
  const result = cleanToBuffer(full)
  expect(result).toMatchObject({ extension, width: 30, height: 20 })
  expect(full.includes(metadata)).toBe(true)
  expect(result.bytes.equals(plain)).toBe(true)
  expect(cleanToBuffer(result.bytes).bytes.equals(result.bytes)).toBe(true)
})

test.each(formats)('removes data appended to a $extension', ({ plain }) => {
  const archive = Buffer.concat([plain, Buffer.from('PK\x03\x04'), metadata])
  expect(cleanToBuffer(archive).bytes.equals(plain)).toBe(true)
})

test.each(formats)('refuses a truncated $extension', ({ full }) => {
  for (let length = 0; length < full.length; length++) {
    expect(() => cleanImage(Buffer.from(full.subarray(0, length)))).toThrow(/^This file isn't a valid PNG/)
  }
})

test.each(formats)('a $extension with any byte changed is cleaned or refused without a crash', ({ full }) => {
  for (let offset = 0; offset < full.length; offset++) {
    for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
      const corrupted = Buffer.from(full)
      corrupted[offset] = value
      try {
        cleanImage(corrupted)
      } catch (error) {
        expect((error as Error).name).toBe('AppError')
      }
    }
  }
})

test.each([
  { name: 'png', bomb: png(9_999, 9_999) },
  { name: 'jpg', bomb: jpeg(65_535, 65_535) },
  { name: 'gif', bomb: gif(65_535, 65_535) },
  { name: 'webp', bomb: webp(16_384, 16_384) },
])('refuses a small $name with too many pixels', ({ bomb }) => {
  expect(() => cleanImage(bomb)).toThrow(/^This image is too large/)
})

test('a photo keeps its orientation, and its size is the displayed one', () => {
  const { width, height, bytes } = cleanToBuffer(jpeg(30, 20, [exif(6, SECRET)]))
  expect([width, height]).toEqual([20, 30])
  expect(bytes.includes(metadata)).toBe(false)
  expect(cleanToBuffer(bytes)).toMatchObject({ width: 20, height: 30 })
  expect(cleanToBuffer(jpeg(30, 20, [exif(3, '')]))).toMatchObject({ width: 30, height: 20 })
  expect(cleanToBuffer(jpeg(30, 20, [exif(99, '')])).bytes.equals(jpeg(30, 20))).toBe(true)
})

test('removes the thumbnail of a photo, which may show what was cropped', () => {
  const { bytes } = cleanToBuffer(jpeg(30, 20, [jpegSegment(0xe0, thumbnail)]))
  expect(bytes.includes(metadata)).toBe(false)
  expect(bytes.includes(Buffer.from('JFIF'))).toBe(true)
})

test('keeps colors, transparency and animation', () => {
  const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0colors'))
  const photo = jpeg(3, 2, [jpegSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01')), profile])
  expect(cleanToBuffer(photo).bytes.equals(photo)).toBe(true)
  const transparentPng = png(3, 2, [pngChunk('tRNS', Buffer.from([0, 1])), pngChunk('acTL', Buffer.alloc(8))])
  expect(cleanToBuffer(transparentPng).bytes.equals(transparentPng)).toBe(true)
  const loop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0\x21\xf9\x04\0\0\0\0\0', 'latin1')
  expect(cleanToBuffer(gif(3, 2, [loop])).bytes.equals(gif(3, 2, [loop]))).toBe(true)
})

test.each([
  { name: 'an SVG', file: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', text: /^SVG/ },
  { name: 'an SVG with an XML declaration', file: '<?xml version="1.0"?>\n<!-- x -->\n<SVG >', text: /^SVG/ },
  {
    name: 'an HTML page',
    file: '<!doctype html><script>alert(1)</script>',
    text: /^This file isn't a valid PNG/,
  },
  {
    name: 'a page that starts like a GIF',
    file: 'GIF89a=1;alert(1)//<script>',
    text: /^This file isn't a valid PNG/,
  },
  {
    name: 'a page that starts like a PNG',
    file: '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
    text: /^This file isn't a valid/,
  },
  { name: 'audio in a RIFF container', file: 'RIFF\x24\0\0\0WAVEfmt ', text: /^This file isn't a valid PNG/ },
  { name: 'an empty file', file: '', text: /^This file isn't a valid PNG/ },
])('refuses $name', ({ file, text }) => {
  expect(() => cleanImage(Buffer.from(file, 'latin1'))).toThrow(text)
})

test.each([
  { name: 'png', start: png(1, 1).subarray(0, 33), part: pngChunk('tEXt', Buffer.alloc(0)) },
  { name: 'jpg', start: Buffer.from([0xff, 0xd8]), part: jpegSegment(0xdd, Buffer.alloc(0)) },
  { name: 'gif', start: gif(1, 1).subarray(0, 13), part: Buffer.from([0x21, 0xf9, 0]) },
  {
    name: 'webp',
    start: Buffer.from('RIFF\xff\xff\xff\x7fWEBP', 'latin1'),
    part: webpChunk('ICCP', Buffer.alloc(0)),
  },
])('refuses a $name with too many tiny parts', ({ start, part }) => {
  const file = Buffer.concat([start, Buffer.alloc(20 * 1024 * 1024, part)])
  expect(() => cleanImage(file)).toThrow(/^This file isn't a valid PNG/)
})
