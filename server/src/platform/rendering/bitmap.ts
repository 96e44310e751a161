import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]
type Color = readonly [red: number, green: number, blue: number]

/** An RGB image that anti-aliased shapes are drawn on. */
export class Bitmap {
  readonly width: number
  readonly height: number
  #pixels: Uint8Array

  constructor(width: number, height: number, background: string) {
    this.width = width
    this.height = height
    this.#pixels = Buffer.alloc(width * height * 3, Uint8Array.from(parseColor(background)))
  }

  /** Fills closed outlines. Overlapping outlines of the same direction are filled once. */
  fill(outlines: readonly (readonly Point[])[], color: string): void {
    const shape = new Shape(boundingBox(outlines.flat(), this.width, this.height))
    for (const outline of outlines) {
      for (const [index, point] of outline.entries())
        shape.addEdge(point, outline[(index + 1) % outline.length]!)
    }
    const values = parseColor(color)
    shape.eachPixel((column, row, coverage) => {
      for (const [index, value] of values.entries()) {
        const offset = (row * this.width + column) * 3 + index
        this.#pixels[offset] = Math.round(this.#pixels[offset]! + (value - this.#pixels[offset]!) * coverage)
      }
    })
  }

  /** Draws a line through points that are close together. */
  stroke(points: readonly Point[], thickness: number, color: string): void {
    const segments = points.slice(1).map((to, index) => {
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
    this.fill(segments, color)
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

  /** PNG filter type 2: each row as the difference from the row above, which is mostly zero. */
  #rows(): Buffer {
    const length = this.width * 3
    const rows = Buffer.alloc(this.height * (length + 1))
    for (let row = 0; row < this.height; row++) {
      const start = row * (length + 1)
      rows[start] = 2
      for (let offset = 0; offset < length; offset++) {
        const above = row === 0 ? 0 : this.#pixels[(row - 1) * length + offset]!
        rows[start + 1 + offset] = (this.#pixels[row * length + offset]! - above) & 255
      }
    }
    return rows
  }
}

type Box = { left: number; top: number; width: number; height: number }

/** The pixels that a shape can cover. */
function boundingBox(points: readonly Point[], width: number, height: number): Box {
  const range = (values: readonly number[], limit: number) => {
    const clamped = values.map((value) => Math.min(limit, Math.max(0, value)))
    const from = Math.floor(clamped.reduce((least, value) => Math.min(least, value), limit))
    return { from, size: Math.ceil(clamped.reduce((most, value) => Math.max(most, value), 0)) - from }
  }
  const [horizontal, vertical] = [
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
    left: horizontal.from,
    top: vertical.from,
    width: Math.max(0, horizontal.size),
    height: Math.max(0, vertical.size),
  }
}

/**
 * Anti-aliased coverage: each edge adds its height to the pixels it crosses; the running sum from the left is
 * how much of a pixel is inside.
 */
class Shape {
  #box: Box
  #crossed: Float32Array
  /** The part of a crossed pixel to the left of the edge, which is not inside yet. */
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

  /** Adds the part of an edge within one row. */
  #addToRow(row: number, xFrom: number, xTo: number, height: number): void {
    const { width } = this.#box
    const clamp = (x: number) => Math.min(width - 1e-3, Math.max(0, x))
    const [left, right] = [clamp(Math.min(xFrom, xTo)), clamp(Math.max(xFrom, xTo))]
    const span = right - left
    for (let column = Math.floor(left); column <= right; column++) {
      const [from, to] = [Math.max(left, column), Math.min(right, column + 1)]
      const part = span === 0 ? height : (height * (to - from)) / span
      const offset = row * width + column
      this.#crossed[offset] = this.#crossed[offset]! + part
      this.#outside[offset] = this.#outside[offset]! + part * ((from + to) / 2 - column)
    }
  }

  eachPixel(visit: (column: number, row: number, coverage: number) => void): void {
    const { left, top, width, height } = this.#box
    for (let row = 0; row < height; row++) {
      let inside = 0
      for (let column = 0; column < width; column++) {
        const offset = row * width + column
        inside += this.#crossed[offset]!
        const coverage = Math.min(1, Math.abs(inside - this.#outside[offset]!))
        if (coverage > 1e-3) visit(left + column, top + row, coverage)
      }
    }
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  const checksum = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const parseColor = (text: string): Color =>
  [1, 3, 5].map((offset) => Number.parseInt(text.slice(offset, offset + 2), 16)) as unknown as Color
