import { inflateSync } from 'node:zlib'
import { type Paper, paperSizes } from '@course/contract/certificates/certificate-drawing'
import decodeQr from 'qr/decode.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawCertificate } from './draw-certificate.ts'

const address = 'https://course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV'
const content = {
  certificate: {
    number: '7F2K9-QWERT-0H5MJ-ZX8CV',
    revision: 1,
    studentName: 'Zoë Müller',
    completionDate: '2026-05-04',
    issuedAt: '2026-05-05T10:00:00.000Z',
  },
  address,
  issuer: 'Ωmega Academy 欧',
}

test.each<Paper>(['a4', 'letter'])(
  'on %s it names its issuer and page, and a camera finds the page',
  async (paper) => {
    const pdf = await drawCertificate({ ...content, paper })
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    expect([document.numPages, width, height]).toEqual([1, paperSizes[paper].width, paperSizes[paper].height])
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(text).toContain('Issued by Ωmega Academy 欧')
    expect(text).toContain('Check it at course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV')
    expect(text).toContain('Signature')
    expect(decodeQr(printed(pdf))).toBe(address)
  },
)

test('a specimen has an issuer and a line to sign, but no page', async () => {
  const { number: _number, ...specimen } = content.certificate
  const pdf = await drawCertificate({ certificate: specimen, issuer: 'Ωmega Academy 欧', paper: 'a4' })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('Issued by Ωmega Academy 欧')
  expect(text).not.toContain('Check it at')
})

/** The rectangles that the file fills, as a printer would set them: dark on light, in pixels. */
function printed(pdf: Buffer) {
  const [width, height] = [900, 700]
  const scale = 8
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const rectangle = /([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n\3 ([\d.]+) l\n\1 \4 l\nh/g
  const found = [...contentOf(pdf).matchAll(rectangle)].map((match) => match.slice(1).map(Number))
  const [left, top] = [Math.min(...found.map(([x]) => x!)), Math.min(...found.map(([, y]) => y!))]
  const pixel = (value: number, start: number) => Math.round((value - start) * scale) + 50
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of found) {
    for (let y = pixel(y1, top); y < pixel(y2, top); y++)
      for (let x = pixel(x1, left); x < pixel(x2, left); x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { width, height, data }
}

/** What the streams of the file say that draw. */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: mark }) => {
      const start = index + mark.length
      try {
        return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}
