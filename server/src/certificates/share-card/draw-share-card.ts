import { shareCardSize } from '@course/contract/certificates/certificate-check'
import {
  certificateColors as colors,
  issuerLine,
  textLines,
} from '@course/contract/certificates/certificate-drawing'
import sharp from 'sharp'
import { layOutText } from '../../platform/rendering/outlines.ts'
import type { CourseText } from '../course-text.ts'
import { certificateFonts } from '../fonts.ts'
import { piecesOnTop, strands } from './strands.ts'

/** Content of a share card. Without a name, the card is the same for every certificate. */
export type ShareCard = CourseText & { studentName: string | null }

const LEFT = 80
const MAX_WIDTH = shareCardSize.width - 2 * LEFT

/** Draws the link preview image of a certificate as PNG. Its text is drawn as outlines, so no font has to be installed. */
export async function drawShareCard({ studentName, course, detail, issuer }: ShareCard): Promise<Buffer> {
  const lines = [line(textLines.heading.text.toUpperCase(), 110, 25, colors.strands[0], 600, 0.12)]
  if (studentName === null)
    lines.push(line(course, 236, 76, colors.ink, 500), line(`${detail}.`, 300, 27, colors.muted))
  else
    lines.push(
      line(studentName, 224, 76, colors.ink, 500),
      line(textLines.body.text, 284, 27, colors.muted),
      line(course, 338, 40, colors.ink, 500),
    )
  lines.push(line(issuerLine(issuer), studentName === null ? 346 : 388, 23, colors.muted))
  const { width, height } = shareCardSize
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    ...(await Promise.all(lines)),
    ...drawStrands(),
    '</svg>',
  ].join('')
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

/** A line at the given size, or smaller if it would not fit. */
async function line(text: string, y: number, size: number, color: string, weight = 400, spacing = 0) {
  const { width, path } = await layOutText(certificateFonts.splitIntoRuns(text), { text, weight, spacing })
  const scale = Math.min(size, MAX_WIDTH / width)
  return `<path transform="translate(${LEFT} ${y}) scale(${scale})" fill="${color}" d="${path}"/>`
}

function drawStrands(): string[] {
  const strandLines = strands({ width: shareCardSize.width, middle: 510 })
  return [
    ...strandLines.map((points, index) => stroke(points, 4, colors.strands[index]!)),
    ...piecesOnTop(strandLines).flatMap(({ strand, points }) => [
      stroke(points, 14, colors.paper),
      stroke(points, 4, colors.strands[strand]!),
    ]),
  ]
}

const stroke = (points: readonly (readonly [number, number])[], width: number, color: string): string =>
  `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="${width}"/>`
