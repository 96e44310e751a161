import { siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import { LOCALE } from '@course/content/site/locale'
import { certificateCopy } from '@course/content/site/pages/certificate'
import {
  borderStrands,
  certificateColors as colors,
  issuerLine,
  nameLines,
  numberLine,
  ornamentStrands,
  type Paper,
  page,
  qrBox,
  signature,
  specimenLine,
  specimenMark,
  textLines,
  verifyUrlLine,
} from '@course/contract/certificates/certificate-drawing'
import type { Certificate, Specimen } from '@course/contract/certificates/certificates'
import { openOnePagePdf } from '../platform/rendering/one-page-pdf.ts'
import { inReadingOrder } from '../platform/rendering/reading-order.ts'
import { subsetFontFile } from '../platform/rendering/subset-font-file.ts'
import type { PdfDocument } from '../platform/rendering/typesetter.ts'
import type { WorkerThread } from '../platform/worker-thread.ts'
import { certificateFonts } from './fonts.ts'
import { qrPath } from './qr-code.ts'

/** Input of the PDF. A specimen has no public page, and so no URL. */
type PdfContent = { certificate: Certificate | Specimen; url?: string; issuer: string; paper: Paper }
export type PdfRenderer = WorkerThread<PdfContent>

type Structure = ReturnType<PdfDocument['struct']>
/** A piece of a line in one font. */
type Run = { text: string; font: string }

/** Draws the certificate as a one-page PDF with embedded fonts, tagged for screen readers. */
export async function drawCertificate({ certificate: content, url, issuer, paper }: PdfContent) {
  const certificate = 'number' in content ? content : undefined
  const dateLine = certificateCopy.date(formatLongDate(content.completionDate))
  const { document, root, drawArtifact, finish } = openOnePagePdf(paper, LOCALE, {
    Title: `${certificate ? certificateCopy.heading : specimenMark.text}: ${content.studentName}`,
    Subject: certificateCopy.subject(siteContent().site.name, formatLongDate(content.completionDate)),
    ...(certificate && { Keywords: certificate.number, CreationDate: new Date(certificate.issuedAt) }),
  })
  drawArtifact(() => drawOrnaments(document))

  const { heading, lead, body, course, detail, date, id } = textLines
  const name = nameLines(content.studentName)
  const issuerText = { ...textLines.issuer, text: issuerLine(issuer) }
  const verifyUrlText = url && { ...textLines.verifyUrl, text: verifyUrlLine(url) }
  await registerFonts(document, [...name, issuerText, ...(verifyUrlText ? [verifyUrlText] : [])])
  /** Draws an element of the structure tree. Screen readers say `actual` instead of the drawn letters. */
  const element = (type: string, draw: () => void, actual?: string) =>
    root.add(document.struct(type, actual ? { actual } : {}, draw))
  const line = (text: string, { y, size }: { y: number; size: number }, color: string) =>
    element('P', () => drawLine(document, [{ text, font: plainFont }], y, size, color))
  // The runs of a right-to-left text are drawn from left to right, so the text is given as well.
  const fitted = (lines: readonly TextLine[], maxWidth: number, color: string, actual: string) =>
    element('P', () => drawFitted(document, lines, maxWidth, color), actual)

  element('H1', () => drawHeading(document), heading.text)
  line(lead.text, lead, colors.muted)
  fitted(name, textLines.name.maxWidth, colors.ink, content.studentName)
  line(body.text, body, colors.muted)
  line(siteContent().site.name, course, colors.ink)
  line(detail.text, detail, colors.muted)
  line(dateLine, date, colors.ink)
  fitted([issuerText], textLines.issuer.maxWidth, colors.muted, issuerText.text)
  line(certificate ? numberLine(certificate) : specimenLine, id, colors.muted)
  drawArtifact(() => drawSignatureLine(document))
  element('P', () => drawSignatureLabel(document))
  if (verifyUrlText) {
    fitted([verifyUrlText], textLines.verifyUrl.maxWidth, colors.muted, verifyUrlText.text)
    drawQrCode(document, root, url)
  }

  // Screen readers say `specimenLine`.
  if (!certificate) drawArtifact(() => drawSpecimenMark(document))

  return finish()
}

/** Draws the heading in spaced capitals. */
function drawHeading(document: PdfDocument) {
  const { text, y, size } = textLines.heading
  drawLine(document, [{ text: text.toUpperCase(), font: plainFont }], y, size, colors.strands[0], 3)
}

function drawSpecimenMark(document: PdfDocument) {
  const { text, y, size, degrees, opacity } = specimenMark
  document.rotate(degrees, { origin: [page.width / 2, y] }).fillOpacity(opacity)
  drawLine(document, [{ text, font: plainFont }], y + size / 3, size, colors.ink)
}

function drawSignatureLine(document: PdfDocument) {
  const { left, width, y } = signature
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .stroke(colors.muted)
}

function drawSignatureLabel(document: PdfDocument) {
  const { left, labelY, size, text } = signature
  document.font(plainFont).fontSize(size).fillColor(colors.muted)
  document.text(text, left, labelY, { lineBreak: false, baseline: 'alphabetic' })
}

/** The certificate's URL as a QR code that is also a link. */
function drawQrCode(document: PdfDocument, root: Structure, url: string) {
  const { left, top, side } = qrBox
  const link = document.struct('Link')
  root.add(link)
  const alt = certificateCopy.qrCode(url)
  link.add(document.struct('Figure', { alt }, () => document.path(qrPath(url)).fill(colors.ink)))
  // PDFKit's types lack `structParent`, which adds the link to the structure tree.
  const annotation: PDFKit.Mixins.AnnotationOption & { structParent: Structure } = { structParent: link }
  document.link(left, top, side, side, url, annotation)
  link.end()
}

function drawOrnaments(document: PdfDocument) {
  for (const { color, paths } of borderStrands())
    for (const path of paths) document.path(path).lineWidth(0.55).stroke(color)
  for (const { color, path } of ornamentStrands(page.width / 2, 112, 150))
    document.path(path).lineWidth(1.4).stroke(color)
  const left = (page.width - textLines.rule.width) / 2
  document
    .moveTo(left, textLines.rule.y)
    .lineTo(left + textLines.rule.width, textLines.rule.y)
    .lineWidth(0.6)
    .stroke(colors.muted)
}

/** Draws a centered line; `y` is its baseline. */
function drawLine(
  document: PdfDocument,
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

function widthOf(document: PdfDocument, runs: readonly Run[], size: number, spacing = 0): number {
  return runs.reduce(
    (width, { text, font }) =>
      width + document.font(font).fontSize(size).widthOfString(text, { characterSpacing: spacing }),
    0,
  )
}

type TextLine = { text: string; y: number; size: number }

/** Draws lines in any script, all at the size at which the widest one fits. */
function drawFitted(
  document: PdfDocument,
  lines: readonly TextLine[],
  maxWidth: number,
  color: string,
): void {
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
async function registerFonts(document: PdfDocument, lines: readonly TextLine[]): Promise<void> {
  document.registerFont(plainFont, await plainFontFile())
  const textByFont = new Map<string, string>()
  for (const { text, file } of lines.flatMap((line) => certificateFonts.runs(line.text)))
    textByFont.set(file, (textByFont.get(file) ?? '') + text)
  for (const [file, text] of textByFont) document.registerFont(file, await subsetFontFile(file, text, 500))
}

/** Font for text that is the same on every certificate, and for dates and numbers; subset once. */
function plainFontFile(): Promise<Buffer> {
  const { heading, lead, body, detail } = textLines
  const staticText = [heading.text, lead.text, body.text, detail.text, siteContent().site.name].join('')
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
