import { certificateCopy } from '@course/content/site/pages/certificate'

/**
 * Layout of the certificate in points on landscape A4. Screen and PDF use the same numbers, so they look the
 * same.
 */
export const page = { width: 842, height: 595 } as const

/** Paper sizes of the PDF in points. The layout is scaled to fit and centered. */
export const paperSizes = {
  a4: { label: certificateCopy.papers.a4, width: 842, height: 595 },
  letter: { label: certificateCopy.papers.letter, width: 792, height: 612 },
} as const
export type Paper = keyof typeof paperSizes
export const paperNames = Object.keys(paperSizes) as Paper[]

/**
 * The foot: three equal columns, 40 points inside the border. Each has a rule, with a text below it at `x`. Above the rules
 * are the room to sign, the date and the QR code.
 */
export const foot = {
  width: 196,
  ruleY: 480,
  labelY: 494,
  labelSize: 9,
  dateY: 472,
  dateSize: 14,
  columns: {
    signature: { left: 99, x: 99, align: 'start' },
    date: { left: 323, x: 421, align: 'middle' },
    number: { left: 547, x: 743, align: 'end' },
  },
} as const
export type Align = (typeof foot.columns)[keyof typeof foot.columns]['align']

/** The QR code of the certificate's page, at the end of the third column. */
export const qrBox = { left: 681, top: 410, side: 62 } as const

/** Centered text lines: baseline, font size and maximum width. */
export const textLines = {
  heading: { y: 150, size: 15, text: certificateCopy.heading },
  lead: { y: 212, size: 14, text: certificateCopy.lead },
  name: { y: 272, size: 44, maxWidth: 600 },
  rule: { y: 294, width: 420 },
  body: { y: 328, size: 14, text: certificateCopy.body },
  course: { y: 372, size: 30, maxWidth: 600 },
  detail: { y: 402, size: 11.5 },
  issuer: { y: 428, size: 11, maxWidth: 400 },
  verifyUrl: { y: 516, size: 8, maxWidth: 420 },
} as const

/** Watermark that keeps a specimen from being mistaken for a certificate. */
export const specimenMark = {
  text: certificateCopy.specimen,
  y: 300,
  size: 150,
  degrees: -26,
  opacity: 0.14,
} as const

/** The small line at the bottom. Corrected copies show their revision, because they replace earlier ones. */
export const numberLine = ({ number, revision }: { number: string; revision: number }): string =>
  certificateCopy.number(number, revision)

export const issuerLine = (issuer: string): string => certificateCopy.issuer(issuer)

/** The URL to type for readers who cannot scan the QR code. */
export const verifyUrlLine = (url: string): string =>
  certificateCopy.verifyAt(url.replace(/^https?:\/\//, ''))

export const specimenLine = certificateCopy.specimenLine

export const certificateColors = {
  paper: '#FFFDF9',
  ink: '#1D1826',
  muted: '#5B5468',
  strands: ['#5B2A86', '#0F766E', '#B45309'],
} as const

/** Longer names are set on two lines. */
const MAX_ONE_LINE_CHARACTERS = 42

/** Splits a name into lines. Renderers shrink all lines equally until the longest fits `textLines.name.maxWidth`. */
export function nameLines(name: string): { text: string; y: number; size: number }[] {
  const { y, size } = textLines.name
  const gap = spaceNearMiddle(name)
  if ([...name].length <= MAX_ONE_LINE_CHARACTERS || gap === undefined) return [{ text: name, y, size }]
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
/** Waves of a strand around the sheet. An integer, so that the end meets the start. */
const WAVES = 65
const STEP = 2.5

/** The woven border: three strands that cross each other around the sheet, each made of several fine lines. */
export function borderStrands(): { color: string; paths: string[] }[] {
  return certificateColors.strands.map((color, strand) => ({
    color,
    paths: [13, 11, 9].map((amplitude) => wavyPath(amplitude, (strand * 2 * Math.PI) / 3)),
  }))
}

/** Three strands that are woven in the middle and meet at both ends. */
export function ornamentStrands(
  centerX: number,
  y: number,
  width: number,
): { color: string; path: string }[] {
  return certificateColors.strands.map((color, strand) => {
    const points: Point[] = []
    for (let x = -width / 2; x <= width / 2; x += 2) {
      const envelope = 1 - Math.min(1, Math.abs(x) / (width / 2)) ** 2
      const wave = Math.sin((x / width) * 6 * Math.PI + (strand * 2 * Math.PI) / 3)
      points.push([centerX + x, y + 9 * envelope * wave])
    }
    return { color, path: pathThrough(points) }
  })
}

function wavyPath(amplitude: number, phase: number): string {
  const points: Point[] = []
  const length = perimeter()
  const count = Math.round(length / STEP)
  for (let index = 0; index < count; index++) {
    const distance = (index / count) * length
    const { point, normal } = pointOnFrame(distance)
    const offset = amplitude * Math.sin((WAVES * 2 * Math.PI * distance) / length + phase)
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

/** A point on the rounded frame, clockwise from the upper left, and its outward normal. */
function pointOnFrame(distance: number): { point: Point; normal: Point } {
  const [long, short] = sides()
  let rest = distance
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
      const angleAtPoint = angle + rest / CORNER
      const outward: Point = [Math.cos(angleAtPoint), Math.sin(angleAtPoint)]
      return { point: [corner[0] + outward[0] * CORNER, corner[1] + outward[1] * CORNER], normal: outward }
    }
    rest -= arc
  }
  return pointOnFrame(0)
}
