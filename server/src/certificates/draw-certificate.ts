import { siteName } from '@course/content/site/site'
import {
  borderStrands,
  certificateColors as colors,
  issuerLine,
  nameLines,
  numberLine,
  ornamentStrands,
  page,
  paperSizes,
  qrBox,
  signature,
  specimenLine,
  specimenMark,
  textLines,
  verifyUrlLine,
} from '@course/contract/certificates/certificate-drawing'
import { formatLongDate } from '@course/contract/certificates/certificates'
import PDFDocument from 'pdfkit'
import { collectPdf } from '../platform/rendering/collect-pdf.ts'
import { subsetFontFile } from '../platform/rendering/cut-font.ts'
import { inReadingOrder } from '../platform/rendering/reading-order.ts'
import { certificateFonts } from './fonts.ts'
import type { PdfContent } from './pdf.ts'
import { qrPath } from './qr-code.ts'

type Document = InstanceType<typeof PDFDocument>
/** A piece of a line in one font. */
type Run = { text: string; font: string }

/** Draws the certificate as a one-page PDF with embedded fonts and selectable text. */
export async function drawCertificate({ certificate: content, url, issuer, paper }: PdfContent) {
  const certificate = 'number' in content ? content : undefined
  const sheet = paperSizes[paper]
  const dateLine = `Completed on ${formatLongDate(content.completionDate)}`
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${certificate ? 'Certificate of Completion' : specimenMark.text}: ${content.studentName}`,
      Subject: `${siteName}, completed on ${formatLongDate(content.completionDate)}`,
      ...(certificate && { Keywords: certificate.number, CreationDate: new Date(certificate.issuedAt) }),
    },
  })
  const pdf = collectPdf(document)
  document.rect(0, 0, sheet.width, sheet.height).fill(colors.paper)
  fitToSheet(document, sheet)
  drawOrnaments(document)

  const { heading, lead, body, course, detail, date, id } = textLines
  const name = nameLines(content.studentName)
  const issuerText = { ...textLines.issuer, text: issuerLine(issuer) }
  const verifyUrlText = url && { ...textLines.verifyUrl, text: verifyUrlLine(url) }
  await registerFonts(document, [...name, issuerText, ...(verifyUrlText ? [verifyUrlText] : [])])
  const line = (text: string, { y, size }: { y: number; size: number }, color: string, spacing = 0) =>
    drawLine(document, [{ text, font: plainFont }], y, size, color, spacing)

  line(heading.text.toUpperCase(), heading, colors.strands[0], 3)
  line(lead.text, lead, colors.muted)
  drawFitted(document, name, textLines.name.maxWidth, colors.ink)
  line(body.text, body, colors.muted)
  line(siteName, course, colors.ink)
  line(detail.text, detail, colors.muted)
  line(dateLine, date, colors.ink)
  drawFitted(document, [issuerText], textLines.issuer.maxWidth, colors.muted)
  line(certificate ? numberLine(certificate) : specimenLine, id, colors.muted)
  drawSignatureLine(document)
  if (verifyUrlText) {
    drawFitted(document, [verifyUrlText], textLines.verifyUrl.maxWidth, colors.muted)
    drawQrCode(document, url)
  }

  if (!certificate) drawSpecimenMark(document)

  document.end()
  return pdf
}

function drawSpecimenMark(document: Document) {
  const { text, y, size, degrees, opacity } = specimenMark
  document.rotate(degrees, { origin: [page.width / 2, y] }).fillOpacity(opacity)
  drawLine(document, [{ text, font: plainFont }], y + size / 3, size, colors.ink)
}

/** Scales and centers the drawing on the sheet; later calls use the coordinates of the drawing. */
function fitToSheet(document: Document, sheet: { width: number; height: number }) {
  const scale = Math.min(sheet.width / page.width, sheet.height / page.height)
  document.translate((sheet.width - page.width * scale) / 2, (sheet.height - page.height * scale) / 2)
  document.scale(scale)
}

function drawSignatureLine(document: Document) {
  const { left, width, y, labelY, size, text } = signature
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .stroke(colors.muted)
  document.font(plainFont).fontSize(size).fillColor(colors.muted)
  document.text(text, left, labelY, { lineBreak: false, baseline: 'alphabetic' })
}

/** The certificate's URL as a QR code that is also a link. */
function drawQrCode(document: Document, url: string) {
  const { left, top, side } = qrBox
  document.path(qrPath(url)).fill(colors.ink).link(left, top, side, side, url)
}

type Strand = { color: string; width: number; operators: string }

/** Converted once: PDFKit would parse each path for every certificate, a fifth of its drawing time. */
const ornaments: readonly Strand[] = [
  ...borderStrands().flatMap(({ color, paths }) =>
    paths.map((path) => ({ color, width: 0.55, operators: toPdfOperators(path) })),
  ),
  ...ornamentStrands(page.width / 2, 112, 150).map(({ color, path }) => ({
    color,
    width: 1.4,
    operators: toPdfOperators(path),
  })),
]

/** Converts an SVG path of straight lines to PDF operators. */
function toPdfOperators(path: string): string {
  const lines = path.replaceAll(
    /([ML])([^ML Z]+) ([^MLZ]+)/g,
    (_, command: string, x: string, y: string) => `${x} ${y} ${command.toLowerCase()}\n`,
  )
  return lines.replace('Z', 'h')
}

function drawOrnaments(document: Document) {
  for (const { color, width, operators } of ornaments)
    document.lineWidth(width).strokeColor(color).addContent(operators).stroke()
  const left = (page.width - textLines.rule.width) / 2
  document
    .moveTo(left, textLines.rule.y)
    .lineTo(left + textLines.rule.width, textLines.rule.y)
    .lineWidth(0.6)
    .stroke(colors.muted)
}

/** Draws a centered line; `y` is its baseline. */
function drawLine(
  document: Document,
  runs: readonly Run[],
  y: number,
  size: number,
  color: string,
  spacing = 0,
) {
  let x = (page.width - widthOf(document, runs, size, spacing)) / 2
  for (const run of runs) {
    document.font(run.font).fontSize(size).fillColor(color)
    document.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing })
    x += widthOf(document, [run], size, spacing)
  }
}

function widthOf(document: Document, runs: readonly Run[], size: number, spacing = 0): number {
  return runs.reduce(
    (width, { text, font }) =>
      width + document.font(font).fontSize(size).widthOfString(text, { characterSpacing: spacing }),
    0,
  )
}

type TextLine = { text: string; y: number; size: number }

/** Draws lines in any script, all at the size at which the widest one fits. */
function drawFitted(document: Document, lines: readonly TextLine[], maxWidth: number, color: string): void {
  const measured = lines.map(({ text, y, size }) => {
    const runs = inReadingOrder(
      certificateFonts.runs(text).map((run) => ({ text: run.text, font: run.file })),
      text,
    )
    const width = widthOf(document, runs, size)
    return { runs, y, size: Math.min(size, (size * maxWidth) / width) }
  })
  const size = Math.min(...measured.map((line) => line.size))
  for (const { runs, y } of measured) drawLine(document, runs, y, size, color)
}

const plainFont = 'plain'

/**
 * Registers fonts by name: PDFKit parses fonts passed as bytes again for every line. Text in arbitrary
 * scripts gets one subset per font file, at a weight between regular and bold.
 */
async function registerFonts(document: Document, lines: readonly TextLine[]): Promise<void> {
  document.registerFont(plainFont, await plainFontFile())
  const textByFont = new Map<string, string>()
  for (const { text, file } of lines.flatMap((line) => certificateFonts.runs(line.text)))
    textByFont.set(file, (textByFont.get(file) ?? '') + text)
  for (const [file, text] of textByFont) document.registerFont(file, await subsetFontFile(file, text, 500))
}

/** Font for text that is the same on every certificate, and for dates and numbers; subset once. */
function plainFontFile(): Promise<Buffer> {
  const { heading, lead, body, detail } = textLines
  const staticText = [heading.text, lead.text, body.text, detail.text, siteName].join('')
  const [latin] = certificateFonts.runs('a')
  cachedPlainFont ??= subsetFontFile(
    latin?.file ?? '',
    staticText + staticText.toUpperCase() + LETTERS_AND_DIGITS,
    400,
  )
  return cachedPlainFont
}

let cachedPlainFont: Promise<Buffer> | undefined

/** The characters of dates and certificate numbers. */
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'
