import type { OpenSlice } from '../platform/slice.ts'
import {
  certificateFunction,
  certificatePdfFunction,
  correctCertificateFunction,
  issueCertificateFunction,
} from './functions.ts'
import { openPdfRenderer } from './pdf.ts'
import { personalData } from './personal-data.ts'

export { revisionsOf } from './store.ts'

export const openCertificates: OpenSlice = () => {
  const renderer = openPdfRenderer()
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
