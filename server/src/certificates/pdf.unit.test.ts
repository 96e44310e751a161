import type { Certificate } from '@course/contract/certificates'
import { expect, onTestFinished, test } from 'vitest'
import { PdfRenderer } from './pdf.ts'

const certificate: Certificate = {
  number: '00000-11111-22222-33333',
  revision: 1,
  studentName: 'Ana Núñez',
  completionDate: '2026-05-04',
  issuedAt: '2026-05-05T10:00:00.000Z',
}

const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-'

test('a thread that ends takes only its own jobs with it', async () => {
  const renderer = new PdfRenderer()
  onTestFinished(() => renderer.close())
  expect(isPdf(await renderer.render(certificate))).toBe(true)

  const lost = renderer.render(certificate)
  const refused = expect(lost).rejects.toThrow('the thread that renders certificates ended')
  const closed = renderer.close()
  const next = renderer.render(certificate)
  await closed
  await refused
  expect(isPdf(await next)).toBe(true)
})
