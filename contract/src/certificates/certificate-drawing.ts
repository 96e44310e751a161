import { certificateCopy } from '@course/content/site/pages/certificate'
import { passMarkPercent } from '../learning/quizzes.ts'

/**
 * Layout of the certificate in points on landscape A4. Screen and PDF use the same numbers, so they look the
 * same.
 */
export const page = { width: 842, height: 595 } as const

/** What a PDF can be printed on, in points. The drawing is made to fit, in the middle of the sheet. */
export const paperSizes = {
  a4: { label: 'A4', width: 842, height: 595 },
  letter: { label: 'Letter', width: 792, height: 612 },
} as const
export type Paper = keyof typeof paperSizes
export const paperNames = Object.keys(paperSizes) as Paper[]

/** The QR code that leads to the page of the certificate, clear of the border's round corner. */
export const qrBox = { left: 702, top: 455, side: 62 } as const

/** Where somebody may sign by hand, at the same distance from the left edge. */
export const signature = { left: 78, width: 150, y: 499, labelY: 512, size: 8, text: 'Signature' } as const

/** Lines of text, centred on the sheet: where the baseline is, how large, and how wide at most. */
export const textLines = {
  heading: { y: 150, size: 15, text: certificateCopy.heading },
  lead: { y: 212, size: 14, text: certificateCopy.lead },
  name: { y: 272, size: 44, maxWidth: 600 },
  rule: { y: 294, width: 420 },
  body: { y: 328, size: 14, text: certificateCopy.body },
  course: { y: 372, size: 30 },
  detail: {
    y: 402,
    size: 11.5,
    text: certificateCopy.detail(passMarkPercent),
  },
  date: { y: 462, size: 14 },
  issuer: { y: 481, size: 11, maxWidth: 400 },
  id: { y: 499, size: 9 },
  address: { y: 512, size: 8, maxWidth: 420 },
} as const

/** Laid across a specimen, so that nobody takes it for a certificate. */
export const specimenMark = { text: 'Specimen', y: 300, size: 150, degrees: -26, opacity: 0.14 } as const

/** The small line at the foot. Later revisions name themselves: they replace the copies before them. */
export const numberLine = ({ number, revision }: { number: string; revision: number }): string =>
  `Certificate no. ${number}${revision > 1 ? `, revision ${revision}` : ''}`

export const issuerLine = (issuer: string): string => `Issued by ${issuer}`

/** What to type where there is no camera. */
export const verifyUrlLine = (address: string): string => `Check it at ${address.replace(/^https?:\/\//, '')}`

export const specimenLine = 'Specimen, not a certificate'

export const certificateColors = {
  paper: '#FFFDF9',
  ink: '#1D1826',
  muted: '#5B5468',
  strands: ['#5B2A86', '#0F766E', '#B45309'],
} as const

/** From this length on a name stands on two lines. */
const ONE_LINE = 42

/** The lines a name is set in, with their baselines; all are made as small as the longest must be to fit `textLines.name.maxWidth`. */
export function nameLines(name: string): { text: string; y: number; size: number }[] {
  const { y, size } = textLines.name
  const gap = spaceNearMiddle(name)
  if ([...name].length <= ONE_LINE || gap === undefined) return [{ text: name, y, size }]
  return [
    { text: name.slice(0, gap), y: y - 26, size: 24 },
    { text: name.slice(gap + 1), y: y + 6, size: 24 },
  ]
}

function spaceNearMiddle(name: string): number | undefined {
  const gaps = [...name.matchAll(/ /g)].map((match) => match.index)
  const middle = name.length / 2
  return gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
}

type Point = readonly [x: number, y: number]

const INSET = 46
const CORNER = 56
/** How often a strand swings on its way around the sheet; a whole number, so that it meets its beginning. */
const SWINGS = 65
const STEP = 2.5

/** The woven border: three strands that pass over each other all around the sheet, each of several fine lines. */
export function borderStrands(): { color: string; paths: string[] }[] {
  return certificateColors.strands.map((color, strand) => ({
    color,
    paths: [13, 11, 9].map((amplitude) => swungPath(amplitude, (strand * 2 * Math.PI) / 3)),
  }))
}

/** Three strands that come from the left, are woven in the middle and go on to the right as one. */
export function ornamentStrands(
  centerX: number,
  y: number,
  width: number,
): { color: string; path: string }[] {
  return certificateColors.strands.map((color, strand) => {
    const points: Point[] = []
    for (let x = -width / 2; x <= width / 2; x += 2) {
      const calm = 1 - Math.min(1, Math.abs(x) / (width / 2)) ** 2
      const swing = Math.sin((x / width) * 6 * Math.PI + (strand * 2 * Math.PI) / 3)
      points.push([centerX + x, y + 9 * calm * swing])
    }
    return { color, path: pathThrough(points) }
  })
}

function swungPath(amplitude: number, phase: number): string {
  const points: Point[] = []
  const length = perimeter()
  const count = Math.round(length / STEP)
  for (let index = 0; index < count; index++) {
    const along = (index / count) * length
    const { point, normal } = onFrame(along)
    const offset = amplitude * Math.sin((SWINGS * 2 * Math.PI * along) / length + phase)
    points.push([point[0] + normal[0] * offset, point[1] + normal[1] * offset])
  }
  return `${pathThrough(points)}Z`
}

const pathThrough = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const sides = () => [page.width - 2 * (INSET + CORNER), page.height - 2 * (INSET + CORNER)] as const
const arc = (Math.PI / 2) * CORNER

function perimeter(): number {
  const [long, short] = sides()
  return 2 * (long + short) + 4 * arc
}

/** A point of the rounded frame, clockwise from the upper left, and the direction that points outwards there. */
function onFrame(along: number): { point: Point; normal: Point } {
  const [long, short] = sides()
  let rest = along
  const corners: Point[] = [
    [page.width - INSET - CORNER, INSET + CORNER],
    [page.width - INSET - CORNER, page.height - INSET - CORNER],
    [INSET + CORNER, page.height - INSET - CORNER],
    [INSET + CORNER, INSET + CORNER],
  ]
  for (const [side, corner] of corners.entries()) {
    const length = side % 2 === 0 ? long : short
    const angle = (side - 1) * (Math.PI / 2)
    const normal: Point = [Math.cos(angle), Math.sin(angle)]
    const forward: Point = [-normal[1], normal[0]]
    if (rest <= length) {
      const back = length - rest
      const edge: Point = [corner[0] + normal[0] * CORNER, corner[1] + normal[1] * CORNER]
      return { point: [edge[0] - forward[0] * back, edge[1] - forward[1] * back], normal }
    }
    rest -= length
    if (rest <= arc) {
      const turned = angle + rest / CORNER
      const out: Point = [Math.cos(turned), Math.sin(turned)]
      return { point: [corner[0] + out[0] * CORNER, corner[1] + out[1] * CORNER], normal: out }
    }
    rest -= arc
  }
  return onFrame(0)
}
