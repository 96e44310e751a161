export type BraidShape = {
  width: number
  /** Centre line. */
  middle: number
  /** How far the strands swing from the centre at x. */
  swing: (x: number) => number
  /** Angle of the weave at x, in turns; three strands follow each other a third of a turn apart. */
  turns: (x: number) => number
  /** Where strand n runs before it joins the weave, and how far it has joined at x (0 apart, 1 woven). */
  apart?: { lanes: [number, number, number]; joined: (x: number) => number }
  /** Distance between computed points; the curve between them is smooth. */
  step?: number
}

export type Strand = {
  /** The strand from end to end. */
  whole: string
  /** The stretches where it passes over another, drawn last. */
  over: string
  /** What is cleared beneath them in the ground's colour; a little shorter, so that no seam shows at their ends. */
  halo: string
}

type Point = { x: number; y: number; depth: number }

/**
 * Paths of a plait of three strands. A strand that swings as sin t crosses its neighbours at 30°, 150°, 210° and 330°;
 * passing over at the first and third and under at the others is what makes it a plait.
 */
export function braid(shape: BraidShape): Strand[] {
  return [0, 1, 2].map((strand) => {
    const points = pointsOf(shape, strand)
    const stretches = stretchesOver(points)
    return {
      whole: curve(points, 0, points.length - 1),
      over: stretches.map(([first, last]) => curve(points, first, last)).join(''),
      halo: stretches.map(([first, last]) => curve(points, first + 1, last - 1)).join(''),
    }
  })
}

function pointsOf(shape: BraidShape, strand: number): Point[] {
  const count = Math.max(2, Math.round(shape.width / (shape.step ?? 8)))
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (shape.width * index) / count
    const angle = 2 * Math.PI * (shape.turns(x) + strand / 3)
    const woven = shape.middle + shape.swing(x) * Math.sin(angle)
    const joined = shape.apart?.joined(x) ?? 1
    const lane = shape.apart?.lanes[strand] ?? woven
    return { x, y: lane + (woven - lane) * joined, depth: Math.cos(2 * angle - Math.PI / 3) }
  })
}

function stretchesOver(points: Point[]): [number, number][] {
  const stretches: [number, number][] = []
  let start: number | undefined
  points.forEach((point, index) => {
    const isOver = point.depth > 0
    if (isOver && start === undefined) start = index
    if (start !== undefined && (!isOver || index === points.length - 1)) {
      if (index - start > 2) stretches.push([start, index])
      start = undefined
    }
  })
  return stretches
}

/** Catmull–Rom through the points, written as cubic Béziers with one decimal: ten times finer than a pixel. */
function curve(points: Point[], first: number, last: number): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  let path = `M${round(at(first).x)} ${round(at(first).y)}`
  for (let index = first; index < last; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const controls = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
    path += `C${controls.map(round).join(' ')}`
  }
  return path
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothStep(from: number, to: number, x: number): number {
  const share = Math.min(Math.max((x - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}
