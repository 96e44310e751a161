import { siteName } from '@course/content/site/site'
import {
  certificateColors as colors,
  issuerLine,
  textLines,
} from '@course/contract/certificates/certificate-drawing'
import { Bitmap } from '../../platform/rendering/bitmap.ts'
import { type LineOfText, layOutText } from '../../platform/rendering/outlines.ts'
import { certificateFonts } from '../fonts.ts'
import { shareCardSize } from './size.ts'
import { piecesOnTop, strands } from './strands.ts'

/** Content of a share card. Without a name, the card is the same for every certificate. */
export type ShareCard = { studentName: string | null; issuer: string }

const LEFT = 80
const MAX_WIDTH = shareCardSize.width - 2 * LEFT

/** Draws the link preview image of a certificate as PNG. */
export async function drawShareCard({ studentName, issuer }: ShareCard): Promise<Buffer> {
  const bitmap = new Bitmap(shareCardSize.width, shareCardSize.height, colors.paper)
  const line = async (text: string, y: number, size: number, color: string, weight = 400, spacing = 0) =>
    drawFittedLine(bitmap, await layOutText(certificateFonts.runs(text), { text, weight, spacing }), {
      y,
      size,
      color,
    })

  await line(textLines.heading.text.toUpperCase(), 110, 25, colors.strands[0], 600, 0.12)
  if (studentName === null) {
    await line(siteName, 236, 76, colors.ink, 500)
    await line(asSentence(textLines.detail.text), 300, 27, colors.muted)
  } else {
    await line(studentName, 224, 76, colors.ink, 500)
    await line(textLines.body.text, 284, 27, colors.muted)
    await line(siteName, 338, 40, colors.ink, 500)
  }
  await line(issuerLine(issuer), studentName === null ? 346 : 388, 23, colors.muted)
  drawStrands(bitmap)
  return bitmap.toPng()
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Draws a line at the given size, or smaller if it would not fit. */
function drawFittedLine(
  bitmap: Bitmap,
  { width, outlines }: LineOfText,
  { y, size, color }: { y: number; size: number; color: string },
): void {
  const scale = Math.min(size, MAX_WIDTH / width)
  bitmap.fill(
    outlines.map((outline) => outline.map(([px, py]) => [LEFT + px * scale, y + py * scale] as const)),
    color,
  )
}

function drawStrands(bitmap: Bitmap): void {
  const strandLines = strands({ width: shareCardSize.width, middle: 510 })
  for (const [index, points] of strandLines.entries()) bitmap.stroke(points, 4, colors.strands[index]!)
  for (const { strand, points } of piecesOnTop(strandLines)) {
    bitmap.stroke(points, 14, colors.paper)
    bitmap.stroke(points, 4, colors.strands[strand]!)
  }
}
