import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]
type Color = readonly [red: number, green: number, blue: number]

/** A picture of pixels that shapes are filled into, with smooth edges. */
export class Bitmap {
  readonly width: number
  readonly height: number
  #pixels: Uint8Array

  constructor(width: number, height: number, ground: string) {
    this.width = width
    this.height = height
    this.#pixels = Buffer.alloc(width * height * 3, Uint8Array.from(parseColor(ground)))
  }

  /** Fills closed outlines. Where outlines that run the same way overlap, the shape is filled once. */
  fill(outlines: readonly (readonly Point[])[], color: string): void {
    const shape = new Shape(boxAround(outlines.flat(), this.width, this.height))
    for (const outline of outlines) {
      for (const [index, point] of outline.entries())
        shape.addEdge(point, outline[(index + 1) % outline.length]!)
    }
    const values = parseColor(color)
    shape.eachPixel((column, row, share) => {
      for (const [index, value] of values.entries()) {
        const at = (row * this.width + column) * 3 + index
        this.#pixels[at] = Math.round(this.#pixels[at]! + (value - this.#pixels[at]!) * share)
      }
    })
  }

  /** Draws a line through points that lie close to each other. */
  stroke(points: readonly Point[], thickness: number, color: string): void {
    const pieces = points.slice(1).map((to, index) => {
      const from = points[index]!
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
      const [dx, dy] = [
        ((to[1] - from[1]) / length) * (thickness / 2),
        (-(to[0] - from[0]) / length) * (thickness / 2),
      ]
      return [
        [from[0] + dx, from[1] + dy],
        [to[0] + dx, to[1] + dy],
        [to[0] - dx, to[1] - dy],
        [from[0] - dx, from[1] - dy],
      ] as const
    })
    this.fill(pieces, color)
  }

  toPng(): Buffer {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(this.width, 0)
    header.writeUInt32BE(this.height, 4)
    header.set([8, 2, 0, 0, 0], 8)
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(this.#rows())),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  /** Each row as its difference from the one above, which is nothing nearly everywhere. */
  #rows(): Buffer {
    const length = this.width * 3
    const rows = Buffer.alloc(this.height * (length + 1))
    for (let row = 0; row < this.height; row++) {
      const start = row * (length + 1)
      rows[start] = 2
      for (let at = 0; at < length; at++) {
        const above = row === 0 ? 0 : this.#pixels[(row - 1) * length + at]!
        rows[start + 1 + at] = (this.#pixels[row * length + at]! - above) & 255
      }
    }
    return rows
  }
}

type Box = { left: number; top: number; width: number; height: number }

/** The pixels that a shape can touch. */
function boxAround(points: readonly Point[], width: number, height: number): Box {
  const range = (values: readonly number[], limit: number) => {
    const within = values.map((value) => Math.min(limit, Math.max(0, value)))
    const from = Math.floor(within.reduce((least, value) => Math.min(least, value), limit))
    return { from, size: Math.ceil(within.reduce((most, value) => Math.max(most, value), 0)) - from }
  }
  const [across, down] = [
    range(
      points.map(([x]) => x),
      width,
    ),
    range(
      points.map(([, y]) => y),
      height,
    ),
  ]
  return {
    left: across.from,
    top: down.from,
    width: Math.max(0, across.size),
    height: Math.max(0, down.size),
  }
}

/**
 * Anti-aliased coverage: each edge adds its height to the pixels it crosses; the running sum from the left is
 * how much of a pixel is inside.
 */
class Shape {
  #box: Box
  #crossed: Float32Array
  /** The part of a crossed pixel that lies to the left of the edge, and so is not inside yet. */
  #outside: Float32Array

  constructor(box: Box) {
    this.#box = box
    this.#crossed = new Float32Array(box.width * box.height)
    this.#outside = new Float32Array(box.width * box.height)
  }

  addEdge(start: Point, end: Point): void {
    const { left, top, height } = this.#box
    const [x0, y0, x1, y1] = [start[0] - left, start[1] - top, end[0] - left, end[1] - top]
    if (y0 === y1) return
    const [upper, lower] = [Math.max(0, Math.min(y0, y1)), Math.min(height, Math.max(y0, y1))]
    const sign = y1 > y0 ? 1 : -1
    const slope = (x1 - x0) / (y1 - y0)
    for (let row = Math.floor(upper); row < lower; row++) {
      const [from, to] = [Math.max(upper, row), Math.min(lower, row + 1)]
      if (to > from) this.#addToRow(row, x0 + (from - y0) * slope, x0 + (to - y0) * slope, sign * (to - from))
    }
  }

  /** An edge within one row, from one place across to another. */
  #addToRow(row: number, xFrom: number, xTo: number, height: number): void {
    const { width } = this.#box
    const inBox = (x: number) => Math.min(width - 1e-3, Math.max(0, x))
    const [left, right] = [inBox(Math.min(xFrom, xTo)), inBox(Math.max(xFrom, xTo))]
    const span = right - left
    for (let column = Math.floor(left); column <= right; column++) {
      const [from, to] = [Math.max(left, column), Math.min(right, column + 1)]
      const part = span === 0 ? height : (height * (to - from)) / span
      const at = row * width + column
      this.#crossed[at] = this.#crossed[at]! + part
      this.#outside[at] = this.#outside[at]! + part * ((from + to) / 2 - column)
    }
  }

  eachPixel(visit: (column: number, row: number, share: number) => void): void {
    const { left, top, width, height } = this.#box
    for (let row = 0; row < height; row++) {
      let inside = 0
      for (let column = 0; column < width; column++) {
        const at = row * width + column
        inside += this.#crossed[at]!
        const share = Math.min(1, Math.abs(inside - this.#outside[at]!))
        if (share > 1e-3) visit(left + column, top + row, share)
      }
    }
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const parseColor = (text: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Color
