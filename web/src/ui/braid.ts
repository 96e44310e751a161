export type BraidShape = {
  width: number
  /** Center line. */
  middle: number
  /** How far the strands swing from the center at x. */
  swing: (x: number) => number
  /** Angle of the braid at x, in turns; the three strands are a third of a turn apart. */
  turns: (x: number) => number
  /** Height of a strand outside the braid, and how far it has joined the braid at x (0 apart, 1 braided). */
  apart?: { lane: (strand: number, x: number) => number; joined: (x: number) => number }
  /** Length of the curve segments of a path; an eighth of a turn looks exact. */
  step: number
}

export type Strand = {
  /** Path of the whole strand. */
  whole: string
  /** Segments where it passes over another strand: drawn last, over a wider stroke in the background color. */
  over: string
}

const cache = new WeakMap<BraidShape, Strand[]>()

/**
 * Paths of a braid of three strands, calculated once per shape. A strand that follows sin t crosses its
 * neighbors at 30°, 150°, 210° and 330°; it passes over at the first and third and under at the others.
 */
export function braid(shape: BraidShape): Strand[] {
  const cached = cache.get(shape)
  if (cached) return cached
  const strands = [0, 1, 2].map((strand) => createStrand(shape, strand))
  cache.set(shape, strands)
  return strands
}

function createStrand(shape: BraidShape, strand: number): Strand {
  const height = (x: number) => heightOf(shape, strand, x)
  const segments = findSegmentsOver(shape, strand)
  return {
    whole: curve(height, 0, shape.width, shape.step),
    over: segments.map(({ from, to }) => curve(height, from, to, shape.step)).join(''),
  }
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothStep(from: number, to: number, x: number): number {
  const share = Math.min(Math.max((x - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}

function angleOf(shape: BraidShape, strand: number, x: number): number {
  return 2 * Math.PI * (shape.turns(x) + strand / 3)
}

function heightOf(shape: BraidShape, strand: number, x: number): number {
  const braided = shape.middle + shape.swing(x) * Math.sin(angleOf(shape, strand, x))
  if (!shape.apart) return braided
  const lane = shape.apart.lane(strand, x)
  return lane + (braided - lane) * shape.apart.joined(x)
}

function findSegmentsOver(shape: BraidShape, strand: number): { from: number; to: number }[] {
  const isOver = (x: number) => {
    // Strands that still run apart do not cross.
    const isBraided = (shape.apart?.joined(x) ?? 1) > 0.1
    return isBraided && Math.cos(2 * angleOf(shape, strand, x) - Math.PI / 3) > 0
  }
  const segments: { from: number; to: number }[] = []
  const pieces = Math.ceil(shape.width / shape.step) * 2
  let from = isOver(0) ? 0 : undefined
  for (let index = 1; index <= pieces; index += 1) {
    const [before, x] = [(shape.width * (index - 1)) / pieces, (shape.width * index) / pieces]
    if (isOver(x) === (from !== undefined)) continue
    const boundary = findBoundary(isOver, before, x)
    if (from !== undefined) segments.push({ from, to: boundary })
    from = from === undefined ? boundary : undefined
  }
  if (from !== undefined) segments.push({ from, to: shape.width })
  return segments
}

/** Bisects to the point where a condition changes. */
function findBoundary(isMet: (x: number) => boolean, from: number, to: number): number {
  const atStart = isMet(from)
  for (let iteration = 0; iteration < 8; iteration += 1) {
    const middle = (from + to) / 2
    if (isMet(middle) === atStart) from = middle
    else to = middle
  }
  return to
}

/** Cubic Béziers with the function's height and slope at every joint. Relative coordinates keep the path short. */
function curve(height: (x: number) => number, from: number, to: number, step: number): string {
  const pieces = Math.max(1, Math.round((to - from) / step))
  const length = (to - from) / pieces
  const slope = (x: number) => (height(x + 0.01) - height(x - 0.01)) / 0.02
  // Joints are rounded before taking differences, so that rounding errors do not add up.
  const joints = Array.from({ length: pieces + 1 }, (_, index) => {
    const x = from + index * length
    return { x: round(x), y: round(height(x)), rise: (slope(x) * length) / 3 }
  })
  const [first, ...rest] = joints
  let path = `M${first?.x} ${first?.y}`
  rest.forEach((joint, index) => {
    const before = joints[index] as typeof joint
    const [width, climb] = [joint.x - before.x, joint.y - before.y]
    path += `c${formatNumbers(width / 3, before.rise, (width * 2) / 3, climb - joint.rise, width, climb)}`
  })
  return path
}

/** One decimal is precise enough. A minus sign separates numbers like a space. */
function formatNumbers(...values: number[]): string {
  return values.map(round).join(' ').replaceAll(' -', '-')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
