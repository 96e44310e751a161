import { buffer } from 'node:stream/consumers'
import {
  certificateColors,
  type Paper,
  page,
  paperSizes,
} from '@course/contract/certificates/certificate-drawing'
import PDFDocument from 'pdfkit'

/**
 * Opens a PDF of one page, tagged for screen readers. It is drawn in the coordinates of `page`, and scaled and centered on
 * the sheet.
 */
export function openOnePagePdf(paper: Paper, lang: string, info: PDFKit.DocumentInfo) {
  const sheet = paperSizes[paper]
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info,
  })
  const pdf = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  /** Draws decoration, which screen readers skip. */
  const drawArtifact = (draw: () => void) => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }
  drawArtifact(() => document.rect(0, 0, sheet.width, sheet.height).fill(certificateColors.paper))
  const scale = Math.min(sheet.width / page.width, sheet.height / page.height)
  document.translate((sheet.width - page.width * scale) / 2, (sheet.height - page.height * scale) / 2)
  document.scale(scale)
  return {
    document,
    root,
    drawArtifact,
    finish(): Promise<Buffer> {
      root.end()
      document.end()
      return pdf
    },
  }
}
