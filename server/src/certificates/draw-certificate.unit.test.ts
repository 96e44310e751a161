import { inflateSync } from 'node:zlib'
import { type Paper, paperSizes } from '@course/contract/certificates/certificate-drawing'
import decodeQr from 'qr/decode.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawCertificate } from './draw-certificate.ts'

const url = 'https://course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV'
const content = {
  certificate: {
    number: '7F2K9-QWERT-0H5MJ-ZX8CV',
    revision: 1,
    studentName: 'Zoë Müller',
    completionDate: '2026-05-04',
    issuedAt: '2026-05-05T10:00:00.000Z',
  },
  url,
  course: 'Ωmega 欧: a course with a name that is as long as can be',
  detail: 'one lesson and one quiz, passed with at least 70 percent',
  issuer: 'Ωmega Academy 欧',
}

test.each<Paper>(['a4', 'letter'])(
  'on %s it shows issuer and URL, and its QR code decodes to the URL',
  async (paper) => {
    const pdf = await drawCertificate({ ...content, paper })
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    expect([document.numPages, width, height]).toEqual([1, paperSizes[paper].width, paperSizes[paper].height])
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(text).toContain(content.course)
    expect(text).toContain(content.detail)
    expect(text).toContain('Issued by Ωmega Academy 欧')
    expect(text).toContain('Check it at course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV')
    expect(text).toContain('Signature')
    expect(decodeQr(rasterize(pdf))).toBe(url)
  },
)

test('a specimen shows the issuer but no URL', async () => {
  const { number: _number, ...specimen } = content.certificate
  const pdf = await drawCertificate({ ...content, certificate: specimen, url: undefined, paper: 'a4' })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('Issued by Ωmega Academy 欧')
  expect(text).not.toContain('Check it at')
})

test('is tagged: screen readers get a heading, paragraphs and the link, but no ornaments', async () => {
  const studentName = 'محمد Ali von der Grünewald-Hohenzollern Montgomery'
  const certificate = { ...content.certificate, studentName }
  const pdf = await drawCertificate({ ...content, certificate, paper: 'a4' })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  const title = `Certificate of Completion: ${studentName}`
  expect((await document.getMetadata()).info).toMatchObject({ Title: title, Language: 'en-US' })
  const tree = await (await document.getPage(1)).getStructTree()
  expect(tree.children.map(rolesOf)).toEqual([
    {
      Document: [
        ...['H1', ...Array(11).fill('P')].map((role) => ({ [role]: [] })),
        { Link: [{ Figure: [] }] },
      ],
    },
  ])
  expect(JSON.stringify(tree)).toContain(`"alt":"QR code with the link ${url}"`)
  const bytes = pdf.toString('latin1')
  expect(bytes).toContain('/ActualText (Certificate of Completion)')
  const utf16 = Buffer.from(studentName, 'utf16le').swap16().toString('latin1')
  expect(bytes).toContain(`/ActualText (\u00fe\u00ff${utf16})`)

  // Everything on the page is an element or an artifact.
  const page = streamsOf(pdf).find((stream) => stream.includes('EMC'))!
  const marks = [...page.matchAll(/^(.*(?:BDC|BMC)|EMC|.*TJ|[fSB])$/gm)].map(([line]) => line)
  let depth = 0
  for (const mark of marks) {
    if (/B[DM]C$/.test(mark)) depth += 1
    else if (mark === 'EMC') depth -= 1
    else expect([mark, depth]).toEqual([mark, 1])
  }
  expect(marks.length).toBeGreaterThan(40)
})

type StructureNode = { type?: string; role?: string; children?: StructureNode[] }

/** The roles of a structure tree without its content and annotations. */
const rolesOf = ({ role, children = [] }: StructureNode): Record<string, unknown> => ({
  [role ?? '']: children.filter((child) => child.role).map(rolesOf),
})

/** Draws the filled rectangles of the PDF as dark pixels on a light image. */
function rasterize(pdf: Buffer) {
  const [width, height] = [900, 700]
  const scale = 8
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const rectangle = /([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n\3 ([\d.]+) l\n\1 \4 l\nh/g
  const rectangles = [...streamsOf(pdf).join('\n').matchAll(rectangle)].map((match) =>
    match.slice(1).map(Number),
  )
  const [left, top] = [Math.min(...rectangles.map(([x]) => x!)), Math.min(...rectangles.map(([, y]) => y!))]
  const pixel = (value: number, start: number) => Math.round((value - start) * scale) + 50
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of rectangles) {
    for (let y = pixel(y1, top); y < pixel(y2, top); y++)
      for (let x = pixel(x1, left); x < pixel(x2, left); x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { width, height, data }
}

/** The decompressed streams of the PDF. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length
    try {
      return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
    } catch {
      return ''
    }
  })
}
