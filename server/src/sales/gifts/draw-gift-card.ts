import { buffer } from 'node:stream/consumers'
import { giftCardCopy } from '@course/content/site/pages/gifts'
import {
  certificateColors as colors,
  ornamentStrands,
  type Paper,
  page,
  paperSizes,
} from '@course/contract/certificates/certificate-drawing'
import PDFDocument from 'pdfkit'
import { qrCodePath } from '../../platform/rendering/qr-code.ts'
import { openTypesetter, type Style, type Typesetter } from '../../platform/rendering/typesetter.ts'

/** Input of the PDF. It has no price. */
export type GiftCard = { course: string; sender: string; message: string; url: string; paper: Paper }

const styles = {
  heading: { size: 34, weight: 650, color: colors.strands[0] },
  course: { size: 21, weight: 650, color: colors.ink },
  sender: { size: 15, weight: 650, color: colors.ink },
  how: { size: 10, weight: 400, color: colors.muted },
  url: { size: 8, weight: 400, color: colors.muted },
} as const satisfies Record<string, Style>

/** In points on landscape A4: words on the left, the code on the right. */
const words = { left: 96, top: 150, width: 410, messageHeight: 190 } as const
const code = { left: 574, top: 158, side: 172 } as const
const MESSAGE_SIZES = [14, 12, 10, 8] as const

/** Draws the card as a one-page PDF with embedded fonts, tagged for screen readers. */
export async function drawGiftCard({ course, sender, message, url, paper }: GiftCard): Promise<Buffer> {
  const sheet = paperSizes[paper]
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${giftCardCopy.heading}: ${course}` },
  })
  const pdf = buffer(document)
  const { heading, from, how } = giftCardCopy
  const typesetter = await openTypesetter(document, [heading, course, from(sender), message, how, url])
  const root = document.struct('Document')
  document.addStructure(root)

  drawArtifact(document, () => document.rect(0, 0, sheet.width, sheet.height).fill(colors.paper))
  const scale = Math.min(sheet.width / page.width, sheet.height / page.height)
  document.translate((sheet.width - page.width * scale) / 2, (sheet.height - page.height * scale) / 2)
  document.scale(scale)
  drawArtifact(document, () => drawOrnaments(document))

  /** Draws a text that wraps in its column, and returns where the next one begins. */
  const column = (type: 'H1' | 'P', text: string, style: Style, { left, top, width }: Column): number => {
    const lines = typesetter.lines(text, width, style)
    const height = typesetter.heightOf(style)
    const draw = () => {
      for (const [index, line] of lines.entries())
        typesetter.draw(line, left, top + index * height, width, style)
    }
    root.add(document.struct(type, {}, draw))
    return top + lines.length * height
  }

  const below = (top: number) => ({ ...words, top })
  let top = column('H1', heading, styles.heading, words)
  top = column('P', course, styles.course, below(top + 6))
  const fitted = fitMessage(typesetter, message)
  if (message !== '') top = column('P', fitted.text, fitted.style, below(top + 20))
  column('P', from(sender), styles.sender, below(top + 20))

  const alt = `QR code with the link ${url}`
  root.add(document.struct('Figure', { alt }, () => document.path(qrCodePath(url, code)).fill(colors.ink)))
  const side = (y: number) => ({ left: code.left, top: y, width: code.side })
  top = column('P', how, styles.how, side(code.top + code.side + 16))
  column('P', url, styles.url, side(top + 6))

  root.end()
  document.end()
  return pdf
}

type Column = { left: number; top: number; width: number }

/** The largest size at which the message fits. One with very many lines is printed as running text. */
function fitMessage(typesetter: Typesetter, message: string): { text: string; style: Style } {
  for (const text of [message, message.replace(/\s+/g, ' ')])
    for (const size of MESSAGE_SIZES) {
      const style: Style = { size, weight: 400, color: colors.ink }
      const lines = typesetter.lines(text, words.width, style).length
      if (lines * typesetter.heightOf(style) <= words.messageHeight) return { text, style }
    }
  return { text: message.replace(/\s+/g, ' '), style: { size: 6, weight: 400, color: colors.ink } }
}

type Document = InstanceType<typeof PDFDocument>

/** Draws decoration, which screen readers skip. */
function drawArtifact(document: Document, draw: () => void) {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}

function drawOrnaments(document: Document) {
  document
    .roundedRect(46, 46, page.width - 92, page.height - 92, 18)
    .lineWidth(1)
    .stroke(colors.strands[0])
  for (const y of [96, page.height - 96])
    for (const { color, path } of ornamentStrands(page.width / 2, y, page.width - 192))
      document.path(path).lineWidth(1.2).stroke(color)
}
