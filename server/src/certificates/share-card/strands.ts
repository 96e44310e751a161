type Point = readonly [x: number, y: number]

const STRANDS = 3
const STEP = 3
/** Amplitude of the strands at the left, where they start apart, and at the right, where they form a cord. */
const START_AMPLITUDE = 78
const END_AMPLITUDE = 16

const phaseAt = (strand: number, x: number): number =>
  (strand * 2 * Math.PI) / STRANDS + ((x + 140) ** 2 / 620_000) * 2 * Math.PI

/** Three lines from left to right that weave together more and more closely. */
export const strands = ({ width, middle }: { width: number; middle: number }): readonly Point[][] =>
  Array.from({ length: STRANDS }, (_, strand) => {
    const points: Point[] = []
    for (let x = 0; x <= width; x += STEP) {
      const amplitude = START_AMPLITUDE + (END_AMPLITUDE - START_AMPLITUDE) * smoothstep(x / width)
      points.push([x, middle + amplitude * Math.sin(phaseAt(strand, x))])
    }
    return points
  })

/** The pieces that are on top at crossings, to be drawn again: those where the strand moves down. */
export function piecesOnTop(
  strandLines: readonly (readonly Point[])[],
): { strand: number; points: Point[] }[] {
  return strandLines.flatMap((points, strand) => {
    const pieces: { strand: number; points: Point[] }[] = []
    let piece: Point[] | undefined
    for (const point of points) {
      if (Math.cos(phaseAt(strand, point[0])) < 0.6) piece = undefined
      else if (piece) piece.push(point)
      else {
        piece = [point]
        pieces.push({ strand, points: piece })
      }
    }
    return pieces.filter((each) => each.points.length > 1)
  })
}

const smoothstep = (fraction: number): number => fraction * fraction * (3 - 2 * fraction)
