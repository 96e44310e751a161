import { siteName } from '@course/content/site/site'
import {
  certificateColors as colors,
  issuerLine,
  textLines,
} from '@course/contract/certificates/certificate-drawing'
import { Bitmap } from '../../platform/rendering/bitmap.ts'
import { type LineOfText, setText } from '../../platform/rendering/outlines.ts'
import { certificateFonts } from '../fonts.ts'
import { shareCardSize } from './size.ts'
import { overPieces, strands } from './strands.ts'

/** What the picture says. Without a name it is the same for everybody. */
export type ShareCard = { studentName: string | null; issuer: string }

const LEFT = 80
const MAX_WIDTH = shareCardSize.width - 2 * LEFT

/** The picture that stands beside a link to a certificate, as PNG. */
export async function drawShareCard({ studentName, issuer }: ShareCard): Promise<Buffer> {
  const picture = new Bitmap(shareCardSize.width, shareCardSize.height, colors.paper)
  const line = async (text: string, y: number, size: number, color: string, weight = 400, spacing = 0) =>
    drawFittedLine(picture, await setText(certificateFonts.runs(text), { text, weight, spacing }), {
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
  drawStrands(picture)
  return picture.toPng()
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** As large as asked for, or as small as it must be to fit. */
function drawFittedLine(
  picture: Bitmap,
  { width, outlines }: LineOfText,
  { y, size, color }: { y: number; size: number; color: string },
): void {
  const scale = Math.min(size, MAX_WIDTH / width)
  picture.fill(
    outlines.map((outline) => outline.map(([px, py]) => [LEFT + px * scale, y + py * scale] as const)),
    color,
  )
}

function drawStrands(picture: Bitmap): void {
  const drawn = strands({ width: shareCardSize.width, middle: 510 })
  for (const [index, points] of drawn.entries()) picture.stroke(points, 4, colors.strands[index]!)
  for (const { strand, points } of overPieces(drawn)) {
    picture.stroke(points, 14, colors.paper)
    picture.stroke(points, 4, colors.strands[strand]!)
  }
}
