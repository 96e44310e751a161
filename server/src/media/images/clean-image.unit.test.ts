import { expect, test } from 'vitest'
import { exif, gif, jpeg, jpegSegment, png, pngChunk, webp, webpChunk } from '../../testing/images.ts'
import { cleanImage } from './clean-image.ts'

const SECRET = 'latitude 52.52 <script>alert(1)</script>'
const words = Buffer.from(SECRET)
const thumbnail = Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'), words])

const formats = [
  {
    extension: 'png',
    plain: png(30, 20),
    full: png(30, 20, [
      pngChunk('tEXt', words),
      pngChunk('iTXt', words),
      pngChunk('eXIf', words),
      pngChunk('tIME', words),
    ]),
  },
  {
    extension: 'jpg',
    plain: jpeg(30, 20),
    full: jpeg(30, 20, [
      exif(1, SECRET),
      jpegSegment(0xe1, words),
      jpegSegment(0xed, words),
      jpegSegment(0xe2, Buffer.concat([Buffer.from('MPF\0'), words])),
      jpegSegment(0xfe, words),
    ]),
  },
  {
    extension: 'gif',
    plain: gif(30, 20),
    full: gif(30, 20, [
      Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), words, Buffer.from([0])]),
      Buffer.concat([
        Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
        Buffer.from([words.length]),
        words,
        Buffer.from([0]),
      ]),
    ]),
  },
  {
    extension: 'webp',
    plain: webp(30, 20),
    full: webp(30, 20, [webpChunk('EXIF', words), webpChunk('XMP ', words)]),
  },
]

const cleaned = (bytes: Buffer) => {
  const { pieces, ...info } = cleanImage(Buffer.from(bytes))
  return { ...info, bytes: Buffer.concat(pieces) }
}

test.each(formats)('of a $extension only the picture is left', ({ extension, plain, full }) => {
  const once = cleaned(full)
  expect(once).toMatchObject({ extension, width: 30, height: 20 })
  expect(full.includes(words)).toBe(true)
  expect(once.bytes.equals(plain)).toBe(true)
  expect(cleaned(once.bytes).bytes.equals(once.bytes)).toBe(true)
})

test.each(formats)('what is appended to a $extension is cut off', ({ plain }) => {
  const archive = Buffer.concat([plain, Buffer.from('PK\x03\x04'), words])
  expect(cleaned(archive).bytes.equals(plain)).toBe(true)
})

test.each(formats)('a $extension that ends anywhere too early is refused', ({ full }) => {
  for (let length = 0; length < full.length; length++) {
    expect(() => cleanImage(Buffer.from(full.subarray(0, length)))).toThrow(/^This is no PNG/)
  }
})

test.each(formats)('a $extension with any byte changed is cleaned or refused, never a fault', ({ full }) => {
  for (let at = 0; at < full.length; at++) {
    for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
      const spoilt = Buffer.from(full)
      spoilt[at] = value
      try {
        cleanImage(spoilt)
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
])('a small $name with too many pixels is refused', ({ bomb }) => {
  expect(() => cleanImage(bomb)).toThrow(/^This picture has too many pixels/)
})

test('a photo keeps which way up it is, and its size is the one that is seen', () => {
  const { width, height, bytes } = cleaned(jpeg(30, 20, [exif(6, SECRET)]))
  expect([width, height]).toEqual([20, 30])
  expect(bytes.includes(words)).toBe(false)
  expect(cleaned(bytes)).toMatchObject({ width: 20, height: 30 })
  expect(cleaned(jpeg(30, 20, [exif(3, '')]))).toMatchObject({ width: 30, height: 20 })
  expect(cleaned(jpeg(30, 20, [exif(99, '')])).bytes.equals(jpeg(30, 20))).toBe(true)
})

test('the small picture in a photo goes, since it may show what was cut off', () => {
  const { bytes } = cleaned(jpeg(30, 20, [jpegSegment(0xe0, thumbnail)]))
  expect(bytes.includes(words)).toBe(false)
  expect(bytes.includes(Buffer.from('JFIF'))).toBe(true)
})

test('colours, transparency and animation stay', () => {
  const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0colours'))
  const photo = jpeg(3, 2, [jpegSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01')), profile])
  expect(cleaned(photo).bytes.equals(photo)).toBe(true)
  const drawing = png(3, 2, [pngChunk('tRNS', Buffer.from([0, 1])), pngChunk('acTL', Buffer.alloc(8))])
  expect(cleaned(drawing).bytes.equals(drawing)).toBe(true)
  const loop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0\x21\xf9\x04\0\0\0\0\0', 'latin1')
  expect(cleaned(gif(3, 2, [loop])).bytes.equals(gif(3, 2, [loop]))).toBe(true)
})

test.each([
  { name: 'a drawing', file: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', text: /^SVG/ },
  { name: 'a drawing behind a heading', file: '<?xml version="1.0"?>\n<!-- x -->\n<SVG >', text: /^SVG/ },
  { name: 'a page', file: '<!doctype html><script>alert(1)</script>', text: /^This is no PNG/ },
  { name: 'a page that begins like a GIF', file: 'GIF89a=1;alert(1)//<script>', text: /^This is no PNG/ },
  {
    name: 'a page that begins like a PNG',
    file: '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
    text: /^This is no/,
  },
  { name: 'a sound in the container of WebP', file: 'RIFF\x24\0\0\0WAVEfmt ', text: /^This is no PNG/ },
  { name: 'nothing', file: '', text: /^This is no PNG/ },
])('$name is refused', ({ file, text }) => {
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
])('a $name of nothing but tiny parts is refused', ({ start, part }) => {
  const file = Buffer.concat([start, Buffer.alloc(20 * 1024 * 1024, part)])
  expect(() => cleanImage(file)).toThrow(/^This is no PNG/)
})
