import type { Slice } from '../platform/slice.ts'
import {
  certificateFunction,
  certificatePdfFunction,
  closeWorkshop,
  issueCertificateFunction,
} from './functions.ts'

export const certificates: Slice = {
  name: 'certificates',
  functions: [certificateFunction, issueCertificateFunction, certificatePdfFunction],
  close: closeWorkshop,
}
