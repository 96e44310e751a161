import { formatLongDate } from '@course/content/site/format'
import { LOCALE } from '@course/content/site/locale'
import { certificateCopy } from '@course/content/site/pages/certificate'
import {
  type Align,
  borderStrands,
  certificateColors as colors,
  foot,
  issuerLine,
  nameLines,
  numberLine,
  ornamentStrands,
  type Paper,
  page,
  qrBox,
  specimenLine,
  specimenMark,
  textLines,
  verifyUrlLine,
} from '@course/contract/certificates/certificate-drawing'
import type { Certificate, Specimen } from '@course/contract/certificates/certificates'
import type { FontRun } from '../platform/rendering/fonts.ts'
import { openOnePagePdf } from '../platform/rendering/one-page-pdf.ts'
import { qrCodePath } from '../platform/rendering/qr-code.ts'
import { inReadingOrder } from '../platform/rendering/reading-order.ts'
import { subsetFontFile } from '../platform/rendering/subset-font-file.ts'
import type { PdfDocument } from '../platform/rendering/typesetter.ts'
import type { WorkerThread } from '../platform/worker-thread.ts'
import type { CourseText } from './course-text.ts'
import { certificateFonts } from './fonts.ts'

/** Input of the PDF. A specimen has no public page, and so no URL. */
type PdfContent = CourseText & { certificate: Certificate | Specimen; url?: string; paper: Paper }
export type PdfRenderer = WorkerThread<PdfContent>

type Structure = ReturnType<PdfDocument['struct']>

/** Text in any script, in one line or more. All lines have the size at which the widest one fits. */
type Text = {
  lines: readonly { text: string; y: number; size: number }[]
  color: string
  /** Where the lines begin, end or have their middle; by default, the middle of the page. */
  x?: number
  align?: Align
  maxWidth?: number
  spacing?: number
}

/** Draws the certificate as a one-page PDF with embedded fonts, tagged for screen readers. */
export async function drawCertificate({
  certificate: content,
  url,
  course,
  detail,
  issuer,
  paper,
}: PdfContent) {
  const certificate = 'number' in content ? content : undefined
  const day = formatLongDate(content.completionDate)
  const { document, root, drawArtifact, finish } = openOnePagePdf(paper, LOCALE, {
    Title: `${certificate ? certificateCopy.heading : specimenMark.text}: ${content.studentName}`,
    Subject: certificateCopy.subject(course, day),
    ...(certificate && { Keywords: certificate.number, CreationDate: new Date(certificate.issuedAt) }),
  })

  const heading: Text = {
    lines: [{ ...textLines.heading, text: textLines.heading.text.toUpperCase() }],
    color: colors.strands[0],
    spacing: 3,
  }
  const mark: Text = {
    lines: [{ ...specimenMark, y: specimenMark.y + specimenMark.size / 3 }],
    color: colors.ink,
  }
  const line = (place: { y: number; size: number; maxWidth?: number }, text: string, color: string) => ({
    spoken: text,
    lines: [{ ...place, text }],
    maxWidth: place.maxWidth,
    color,
  })
  const footLabel = ({ x, align }: { x: number; align: Align }, text: string) => ({
    ...line({ y: foot.labelY, size: foot.labelSize }, text, colors.muted),
    x,
    align,
  })
  /** From top to bottom, as screen readers say them. */
  const paragraphs: (Text & { spoken: string })[] = [
    line(textLines.lead, textLines.lead.text, colors.muted),
    {
      spoken: content.studentName,
      lines: nameLines(content.studentName),
      maxWidth: textLines.name.maxWidth,
      color: colors.ink,
    },
    line(textLines.body, textLines.body.text, colors.muted),
    line(textLines.course, course, colors.ink),
    line(textLines.detail, detail, colors.muted),
    line(textLines.issuer, issuerLine(issuer), colors.muted),
    footLabel(foot.columns.signature, certificateCopy.signature),
    footLabel(foot.columns.date, certificateCopy.dateLabel),
    line({ y: foot.dateY, size: foot.dateSize }, day, colors.ink),
    footLabel(foot.columns.number, certificate ? numberLine(certificate) : specimenLine),
    ...(url ? [line(textLines.verifyUrl, verifyUrlLine(url), colors.muted)] : []),
  ]
  await registerFonts(document, [heading, mark, ...paragraphs])

  drawArtifact(() => drawOrnaments(document))
  drawArtifact(() => {
    for (const { left } of Object.values(foot.columns)) drawRule(document, left, foot.ruleY, foot.width)
  })
  /** Screen readers say `actual` instead of the drawn letters, which are in capitals or from right to left. */
  const element = (type: 'H1' | 'P', text: Text, actual: string) =>
    root.add(document.struct(type, { actual }, () => drawText(document, text)))
  element('H1', heading, textLines.heading.text)
  for (const { spoken, ...text } of paragraphs) element('P', text, spoken)
  if (url) drawQrCode(document, root, url)
  // Screen readers say `specimenLine`.
  if (!certificate)
    drawArtifact(() => {
      document.rotate(specimenMark.degrees, { origin: [page.width / 2, specimenMark.y] })
      drawText(document.fillOpacity(specimenMark.opacity), mark)
    })

  return finish()
}

function drawRule(document: PdfDocument, left: number, y: number, width: number) {
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .stroke(colors.muted)
}

/** The certificate's URL as a QR code that is also a link. */
function drawQrCode(document: PdfDocument, root: Structure, url: string) {
  const { left, top, side } = qrBox
  const link = document.struct('Link')
  root.add(link)
  const alt = certificateCopy.qrCode(url)
  link.add(document.struct('Figure', { alt }, () => document.path(qrCodePath(url, qrBox)).fill(colors.ink)))
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
  const { width, y } = textLines.rule
  drawRule(document, (page.width - width) / 2, y, width)
}

function drawText(document: PdfDocument, text: Text) {
  const {
    lines,
    color,
    x: anchor = page.width / 2,
    align = 'middle',
    maxWidth = page.width,
    spacing = 0,
  } = text
  const widthOf = ({ text, file }: FontRun, size: number) =>
    document.font(file).fontSize(size).widthOfString(text, { characterSpacing: spacing })
  const measured = lines.map(({ text, y, size }) => {
    const runs = inReadingOrder(certificateFonts.splitIntoRuns(text), text)
    const width = (at: number) => runs.reduce((sum, run) => sum + widthOf(run, at), 0)
    return { runs, y, width, size: Math.min(size, (size * maxWidth) / width(size)) }
  })
  const size = Math.min(...measured.map((line) => line.size))
  for (const { runs, y, width } of measured) {
    let x = anchor - { start: 0, middle: 0.5, end: 1 }[align] * width(size)
    for (const run of runs) {
      document.font(run.file).fontSize(size).fillColor(color)
      document.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing })
      x += widthOf(run, size)
    }
  }
}

/** Registers one subset per font file, at the weight of the screen: PDFKit parses fonts passed as bytes again for every line. */
async function registerFonts(document: PdfDocument, texts: readonly Text[]): Promise<void> {
  const textByFont = new Map<string, string>()
  for (const { text, file } of texts
    .flatMap(({ lines }) => lines)
    .flatMap((line) => certificateFonts.splitIntoRuns(line.text)))
    textByFont.set(file, (textByFont.get(file) ?? '') + text)
  for (const [file, text] of textByFont) document.registerFont(file, await subsetFontFile(file, text, 500))
}
