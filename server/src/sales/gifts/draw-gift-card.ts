import { LOCALE } from '@course/content/site/locale'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { giftCardCopy } from '@course/content/site/pages/gifts'
import {
  certificateColors as colors,
  ornamentStrands,
  type Paper,
  page,
} from '@course/contract/certificates/certificate-drawing'
import { openOnePagePdf } from '../../platform/rendering/one-page-pdf.ts'
import { qrCodePath } from '../../platform/rendering/qr-code.ts'
import {
  openTypesetter,
  type PdfDocument,
  type Style,
  type Typesetter,
} from '../../platform/rendering/typesetter.ts'

/** Input of the PDF. It has no price, because the recipient reads it. */
export type GiftCard = { course: string; sender: string; message: string; url: string; paper: Paper }

const styles = {
  heading: { size: 34, weight: 650, color: colors.strands[0] },
  course: { size: 21, weight: 650, color: colors.ink },
  sender: { size: 15, weight: 650, color: colors.ink },
  how: { size: 10, weight: 400, color: colors.muted },
  url: { size: 8, weight: 400, color: colors.muted },
} as const satisfies Record<string, Style>

/** In points on landscape A4. */
const textColumn = { left: 96, top: 150, width: 410, bottom: page.height - 112 } as const
const qrCode = { left: 574, top: 158, side: 172 } as const
const MESSAGE_FONT_SIZES = [14, 12, 10, 8] as const
const MIN_MESSAGE_FONT_SIZE = 6

/** Draws the card as a one-page PDF with embedded fonts, tagged for screen readers. */
export async function drawGiftCard({ course, sender, message, url, paper }: GiftCard): Promise<Buffer> {
  const { document, root, drawArtifact, finish } = openOnePagePdf(paper, LOCALE, {
    Title: `${giftCardCopy.heading}: ${course}`,
  })
  const { heading, from, how } = giftCardCopy
  const typesetter = await openTypesetter(document, [heading, course, from(sender), message, how, url])

  drawArtifact(() => drawOrnaments(document))

  /** Draws text that wraps at the width, and returns the y coordinate below it. */
  const drawText = (
    type: 'H1' | 'P',
    text: string,
    style: Style,
    { left, top, width }: TextPosition,
  ): number => {
    const lines = typesetter.lines(text, width, style)
    const height = typesetter.heightOf(style)
    const draw = () => {
      for (const [index, line] of lines.entries())
        typesetter.draw(line, left, top + index * height, width, style)
    }
    root.add(document.struct(type, {}, draw))
    return top + lines.length * height
  }

  const inTextColumn = (top: number) => ({ ...textColumn, top })
  let bottom = drawText('H1', heading, styles.heading, textColumn)
  bottom = drawText('P', course, styles.course, inTextColumn(bottom + 6))
  const senderHeight =
    typesetter.lines(from(sender), textColumn.width, styles.sender).length *
    typesetter.heightOf(styles.sender)
  const fitted = fitMessage(typesetter, message, textColumn.bottom - senderHeight - 20 - (bottom + 20))
  if (message !== '') bottom = drawText('P', fitted.text, fitted.style, inTextColumn(bottom + 20))
  drawText('P', from(sender), styles.sender, inTextColumn(bottom + 20))

  const alt = certificateCopy.qrCode(url)
  root.add(document.struct('Figure', { alt }, () => document.path(qrCodePath(url, qrCode)).fill(colors.ink)))
  const belowQrCode = (top: number) => ({ left: qrCode.left, top, width: qrCode.side })
  bottom = drawText('P', how, styles.how, belowQrCode(qrCode.top + qrCode.side + 16))
  drawText('P', url, styles.url, belowQrCode(bottom + 6))

  return finish()
}

type TextPosition = { left: number; top: number; width: number }

/** Returns the message with the largest font size at which it fits. Drops the line breaks of a message with too many. */
function fitMessage(
  typesetter: Typesetter,
  message: string,
  maxHeight: number,
): { text: string; style: Style } {
  const withoutBreaks = message.replace(/\s+/g, ' ')
  for (const text of [message, withoutBreaks])
    for (const size of MESSAGE_FONT_SIZES) {
      const style: Style = { size, weight: 400, color: colors.ink }
      const lines = typesetter.lines(text, textColumn.width, style).length
      if (lines * typesetter.heightOf(style) <= maxHeight) return { text, style }
    }
  return { text: withoutBreaks, style: { size: MIN_MESSAGE_FONT_SIZE, weight: 400, color: colors.ink } }
}

function drawOrnaments(document: PdfDocument) {
  document
    .roundedRect(46, 46, page.width - 92, page.height - 92, 18)
    .lineWidth(1)
    .stroke(colors.strands[0])
  for (const y of [96, page.height - 96])
    for (const { color, path } of ornamentStrands(page.width / 2, y, page.width - 192))
      document.path(path).lineWidth(1.2).stroke(color)
}
