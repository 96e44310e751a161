export type BraidShape = {
  width: number
  /** Centre line. */
  middle: number
  /** How far the strands swing from the centre at x. */
  swing: (x: number) => number
  /** Angle of the weave at x, in turns; three strands follow each other a third of a turn apart. */
  turns: (x: number) => number
  /** Where a strand runs outside the weave, and how far it has joined it at x (0 apart, 1 woven). */
  apart?: { lane: (strand: number, x: number) => number; joined: (x: number) => number }
  /** Length of the curves that a path is made of; an eighth of a turn is enough to look exact. */
  step: number
}

export type Strand = {
  /** The strand from end to end. */
  whole: string
  /** The stretches where it passes over another: drawn last, on a wider stroke in the ground's colour. */
  over: string
}

const drawn = new WeakMap<BraidShape, Strand[]>()

/**
 * Paths of a plait of three strands, worked out once per shape. A strand that swings as sin t crosses its neighbours at 30°, 150°, 210° and 330°;
 * passing over at the first and third and under at the others is what makes it a plait.
 */
export function braid(shape: BraidShape): Strand[] {
  const known = drawn.get(shape)
  if (known) return known
  const strands = [0, 1, 2].map((strand) => draw(shape, strand))
  drawn.set(shape, strands)
  return strands
}

function draw(shape: BraidShape, strand: number): Strand {
  const height = (x: number) => heightOf(shape, strand, x)
  const stretches = stretchesOver(shape, strand)
  return {
    whole: curve(height, 0, shape.width, shape.step),
    over: stretches.map(({ from, to }) => curve(height, from, to, shape.step)).join(''),
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
  const woven = shape.middle + shape.swing(x) * Math.sin(angleOf(shape, strand, x))
  if (!shape.apart) return woven
  const lane = shape.apart.lane(strand, x)
  return lane + (woven - lane) * shape.apart.joined(x)
}

function stretchesOver(shape: BraidShape, strand: number): { from: number; to: number }[] {
  const isOver = (x: number) => {
    // Strands that still run apart cross nothing.
    const isWoven = (shape.apart?.joined(x) ?? 1) > 0.1
    return isWoven && Math.cos(2 * angleOf(shape, strand, x) - Math.PI / 3) > 0
  }
  const stretches: { from: number; to: number }[] = []
  const pieces = Math.ceil(shape.width / shape.step) * 2
  let from = isOver(0) ? 0 : undefined
  for (let index = 1; index <= pieces; index += 1) {
    const [before, x] = [(shape.width * (index - 1)) / pieces, (shape.width * index) / pieces]
    if (isOver(x) === (from !== undefined)) continue
    const border = borderBetween(isOver, before, x)
    if (from !== undefined) stretches.push({ from, to: border })
    from = from === undefined ? border : undefined
  }
  if (from !== undefined) stretches.push({ from, to: shape.width })
  return stretches
}

/** Where a condition changes between two points at which it differs. */
function borderBetween(isMet: (x: number) => boolean, from: number, to: number): number {
  const atStart = isMet(from)
  for (let halving = 0; halving < 8; halving += 1) {
    const middle = (from + to) / 2
    if (isMet(middle) === atStart) from = middle
    else to = middle
  }
  return to
}

/** Cubic Béziers that have the function's height and slope at every joint, in relative coordinates to be short. */
function curve(height: (x: number) => number, from: number, to: number, step: number): string {
  const pieces = Math.max(1, Math.round((to - from) / step))
  const length = (to - from) / pieces
  const slope = (x: number) => (height(x + 0.01) - height(x - 0.01)) / 0.02
  // Joints are rounded first and differences taken after, so that rounding does not add up along the way.
  const joints = Array.from({ length: pieces + 1 }, (_, index) => {
    const x = from + index * length
    return { x: round(x), y: round(height(x)), rise: (slope(x) * length) / 3 }
  })
  const [first, ...rest] = joints
  let path = `M${first?.x} ${first?.y}`
  rest.forEach((joint, index) => {
    const before = joints[index] as typeof joint
    const [width, climb] = [joint.x - before.x, joint.y - before.y]
    path += `c${numbers(width / 3, before.rise, (width * 2) / 3, climb - joint.rise, width, climb)}`
  })
  return path
}

/** One decimal: finer than the eye. A minus sign separates as well as a space does. */
function numbers(...values: number[]): string {
  return values.map(round).join(' ').replaceAll(' -', '-')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
