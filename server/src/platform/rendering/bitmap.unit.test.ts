import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Bitmap } from './bitmap.ts'

/** The red value of every pixel, row by row. */
function redChannel(bitmap: Bitmap): number[][] {
  const png = bitmap.toPng()
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const length = bitmap.width * 3 + 1
  const above = new Array<number>(bitmap.width).fill(0)
  return Array.from({ length: bitmap.height }, (_, row) => {
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

test('fills whole pixels and parts of pixels', () => {
  const bitmap = new Bitmap(4, 3, '#000000')
  bitmap.fill([square(1, 2.5)], '#ff0000')
  expect(redChannel(bitmap)).toEqual([
    [0, 0, 0, 0],
    [0, 255, 128, 0],
    [0, 0, 0, 0],
  ])
})

test('fills overlapping outlines once and clips them at the edge', () => {
  const bitmap = new Bitmap(4, 3, '#000000')
  bitmap.fill([square(-2, 2), square(1, 9)], '#ff0000')
  expect(redChannel(bitmap)[1]).toEqual([255, 255, 255, 255])
  expect(redChannel(bitmap)[2]).toEqual([0, 0, 0, 0])
})
