import type { Certificate, Specimen } from '@course/contract/certificates'
import { RenderingThread } from '../platform/rendering/thread.ts'

/** Renders certificates as PDF. */
export type PdfRenderer = RenderingThread<Certificate | Specimen>

export const openPdfRenderer = (): PdfRenderer =>
  new RenderingThread(new URL('./pdf-worker.ts', import.meta.url))
