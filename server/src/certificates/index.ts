import type { OpenSlice } from '../platform/slice.ts'
import {
  certificateFunction,
  certificatePdfFunction,
  correctCertificateFunction,
  issueCertificateFunction,
} from './functions.ts'
import { PdfRenderer } from './pdf.ts'
import { personalData } from './personal-data.ts'

export { revisionsOf } from './store.ts'

export const openCertificates: OpenSlice = () => {
  const renderer = new PdfRenderer()
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      certificatePdfFunction(renderer),
    ],
    close: () => renderer.close(),
  }
}
