import type { Slice } from '../platform/slice.ts'
import {
  certificateFunction,
  certificatePdfFunction,
  closeRenderer,
  correctCertificateFunction,
  issueCertificateFunction,
} from './functions.ts'
import { personalData } from './personal-data.ts'

export const certificates: Slice = {
  name: 'certificates',
  personalData,
  functions: [
    certificateFunction,
    issueCertificateFunction,
    correctCertificateFunction,
    certificatePdfFunction,
  ],
  close: closeRenderer,
}
