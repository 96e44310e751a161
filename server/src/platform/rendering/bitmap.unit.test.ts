import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Bitmap } from './bitmap.ts'

/** The red part of every pixel, row by row. */
function redOf(picture: Bitmap): number[][] {
  const png = picture.toPng()
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const length = picture.width * 3 + 1
  const above = new Array<number>(picture.width).fill(0)
  return Array.from({ length: picture.height }, (_, row) => {
    for (const column of above.keys())
      above[column] = (above[column]! + rows[row * length + 1 + column * 3]!) & 255
    return [...above]
  })
}

const square = (left: number, right: number) =>
  [
    [left, 1],
    [right, 1],
    [right, 2],
    [left, 2],
  ] as const

test('a shape covers whole pixels and parts of pixels', () => {
  const picture = new Bitmap(4, 3, '#000000')
  picture.fill([square(1, 2.5)], '#ff0000')
  expect(redOf(picture)).toEqual([
    [0, 0, 0, 0],
    [0, 255, 128, 0],
    [0, 0, 0, 0],
  ])
})

test('outlines that overlap are filled once, and what lies outside is left out', () => {
  const picture = new Bitmap(4, 3, '#000000')
  picture.fill([square(-2, 2), square(1, 9)], '#ff0000')
  expect(redOf(picture)[1]).toEqual([255, 255, 255, 255])
  expect(redOf(picture)[2]).toEqual([0, 0, 0, 0])
})
