import { certificatePath } from '@course/contract/certificates/certificate-check'
import { qrBox } from '@course/contract/certificates/certificate-drawing'
import { qrCodePath } from '../platform/rendering/qr-code.ts'
import type { Site } from '../platform/site.ts'

export const certificateUrl = ({ config }: Pick<Site, 'config'>, number: string): string =>
  config.siteUrl + certificatePath(number)

/** The QR code of a certificate's page, in the coordinates of the certificate. */
export const qrPath = (url: string): string => qrCodePath(url, qrBox)
