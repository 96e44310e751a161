import QRCode from 'qrcode'

/** A URL as QR code: an SVG path in a square, for screen and PDF. */
export function qrCodePath(
  url: string,
  { left, top, side }: { left: number; top: number; side: number },
): string {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules
  const unit = side / size
  const at = (start: number, count: number) => (start + count * unit).toFixed(2)
  const parts: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue
      // Merges adjacent dark modules into one rectangle, to avoid hairlines between them.
      const first = column
      while (column + 1 < size && data[row * size + column + 1]) column++
      const [start, end] = [at(left, first), at(left, column + 1)]
      const [above, below] = [at(top, row), at(top, row + 1)]
      parts.push(`M${start} ${above}H${end}V${below}H${start}Z`)
    }
  }
  return parts.join('')
}
