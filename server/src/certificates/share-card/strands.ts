type Point = readonly [x: number, y: number]

const STRANDS = 3
const STEP = 3
/** How far the strands swing where they begin, and where they have become one cord. */
const WIDE = 78
const NARROW = 16

const phaseAt = (strand: number, x: number): number =>
  (strand * 2 * Math.PI) / STRANDS + ((x + 140) ** 2 / 620_000) * 2 * Math.PI

/** Three lines from left to right that are woven ever more closely. */
export const strands = ({ width, middle }: { width: number; middle: number }): readonly Point[][] =>
  Array.from({ length: STRANDS }, (_, strand) => {
    const points: Point[] = []
    for (let x = 0; x <= width; x += STEP) {
      const swing = WIDE + (NARROW - WIDE) * smooth(x / width)
      points.push([x, middle + swing * Math.sin(phaseAt(strand, x))])
    }
    return points
  })

/** The pieces that lie on top where strands cross, to be drawn once more: there the strand moves downwards. */
export function overPieces(drawn: readonly (readonly Point[])[]): { strand: number; points: Point[] }[] {
  return drawn.flatMap((points, strand) => {
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

const smooth = (share: number): number => share * share * (3 - 2 * share)
