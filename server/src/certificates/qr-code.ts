import { certificatePath } from '@course/contract/certificates/certificate-check'
import { qrBox } from '@course/contract/certificates/certificate-drawing'
import QRCode from 'qrcode'
import type { Site } from '../platform/site.ts'

export const certificateUrl = ({ config }: Pick<Site, 'config'>, number: string): string =>
  config.siteUrl + certificatePath(number)

/** A URL as QR code: an SVG path in the coordinates of the certificate, for screen and PDF. */
export function qrPath(url: string): string {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules
  const unit = qrBox.side / size
  const at = (start: number, count: number) => (start + count * unit).toFixed(2)
  const parts: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue
      // Merges adjacent dark modules into one rectangle, to avoid hairlines between them.
      const first = column
      while (column + 1 < size && data[row * size + column + 1]) column++
      const [left, right] = [at(qrBox.left, first), at(qrBox.left, column + 1)]
      const [top, bottom] = [at(qrBox.top, row), at(qrBox.top, row + 1)]
      parts.push(`M${left} ${top}H${right}V${bottom}H${left}Z`)
    }
  }
  return parts.join('')
}
