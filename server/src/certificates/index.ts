import type { Slice } from '../platform/slice.ts'
import {
  certificateFunction,
  certificatePdfFunction,
  closeRenderer,
  correctCertificateFunction,
  issueCertificateFunction,
} from './functions.ts'

export const certificates: Slice = {
  name: 'certificates',
  functions: [
    certificateFunction,
    issueCertificateFunction,
    correctCertificateFunction,
    certificatePdfFunction,
  ],
  close: closeRenderer,
}
