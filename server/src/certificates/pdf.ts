import type { Paper } from '@course/contract/certificates/certificate-drawing'
import type { Certificate, Specimen } from '@course/contract/certificates/certificates'
import { RenderingThread } from '../platform/rendering/thread.ts'

/** Input of the PDF. A specimen has no public page, and so no URL. */
export type PdfContent = {
  certificate: Certificate | Specimen
  url?: string
  issuer: string
  paper: Paper
}

/** Renders certificates as PDF. */
export type PdfRenderer = RenderingThread<PdfContent>

export const openPdfRenderer = (): PdfRenderer =>
  new RenderingThread(new URL('./pdf-worker.ts', import.meta.url))
