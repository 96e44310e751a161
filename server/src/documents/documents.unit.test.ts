import {
  type Block,
  detailTable,
  heading,
  type Outline,
  openPoint,
  paragraph,
} from '@course/content/course/documents/outline'
import { planDocument, privateAnnex } from '@course/content/course/documents/plan-document'
import { examplePlan, exercises } from '@course/content/course/exercises'
import type { Plan } from '@course/content/plan/types'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { writePdf } from './write-pdf.ts'
import { writeWord } from './write-word.ts'

const input = { exercises, plan: examplePlan, today: '2027-06-30', paper: 'a4' as const }

/** Removes spaces and punctuation: a PDF parser guesses them from gaps. */
const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

async function readPdf(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: lettersOnly(text), pdf }
}

function readWord(file: Buffer) {
  const parts = unzipSync(new Uint8Array(file))
  const xml = strFromU8(parts['word/document.xml']!)
  const text = [...xml.matchAll(/<w:t[ >][^<]*<|<w:t>([^<]*)</g)].map(([match]) =>
    match.replace(/^<w:t[^>]*>|<$/g, ''),
  )
  return { parts, xml, text: lettersOnly(text.join(' ').replaceAll('&amp;', '&').replaceAll('&quot;', '"')) }
}

/** Every text of the example plan in private or in public fields. */
function typedTexts(isPrivate: boolean): string[] {
  return exercises.flatMap(({ id, fields }) =>
    fields.flatMap((field) => {
      const value = examplePlan[id]?.[field.name]
      if (field.kind !== 'table')
        return ['text', 'long', 'person'].includes(field.kind) &&
          Boolean(field.isPrivate) === isPrivate &&
          value
          ? [String(value)]
          : []
      const columns = field.columns.filter(
        (column) =>
          ['text', 'long', 'person'].includes(column.kind) &&
          Boolean(field.isPrivate || column.isPrivate) === isPrivate,
      )
      return (value as readonly Record<string, unknown>[]).flatMap((row) =>
        columns.flatMap(({ name }) => (row[name] ? [String(row[name])] : [])),
      )
    }),
  )
}

test('the PDF and the Word file of the example plan contain every public answer and nothing private', async () => {
  const outline = planDocument(input)
  const { text, pdf } = await readPdf(await writePdf(outline, new Date()))
  const word = readWord(await writeWord(outline))
  const publicTexts = typedTexts(false).map(lettersOnly)
  expect(publicTexts.length).toBeGreaterThan(200)
  expect(publicTexts.filter((answer) => !text.includes(answer))).toEqual([])
  expect(publicTexts.filter((answer) => !word.text.includes(answer))).toEqual([])
  const secret = lettersOnly('Presents the first result to the board himself')
  expect([text.includes(secret), word.text.includes(secret)]).toEqual([false, false])

  expect(text).toContain(lettersOnly('$1,069,200 (29.7%)'))
  expect(await pdf.getOutline()).toHaveLength(sectionsOf(outline) + 1)
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'One Plan', Language: 'en-US' })
  expect(word.xml.match(/w:pStyle w:val="Heading2"/g)).toHaveLength(sectionsOf(outline))
  expect(word.xml.match(/<w:tblHeader\/>/g)!.length).toBeGreaterThan(10)
  expect(word.xml).toContain('descr="What is left of the promise. Promise: Left $3,600,000;')
  expect(Object.keys(word.parts)).toContain('word/fonts/font1.odttf')
})

const sectionsOf = ({ blocks }: Outline) =>
  blocks.filter((block) => block.kind === 'heading' && block.level === 2).length

test('the annex contains every private answer', async () => {
  const { text } = await readPdf(await writePdf(privateAnnex(input), new Date()))
  const secrets = typedTexts(true).map(lettersOnly)
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter((answer) => !text.includes(answer))).toEqual([])
})

test('every section of an empty plan explains what belongs there', async () => {
  const outline = planDocument({ ...input, plan: {} })
  const { text } = await readPdf(await writePdf(outline, new Date()))
  for (const { result } of exercises) expect(text).toContain(lettersOnly(result))
  expect(outline.title).toBe('My change plan')
})

test('the PDF prints scripts that its fonts have and adds a note otherwise; the Word file contains all', async () => {
  const supportedTexts = ['Пётр', '我们的计划', 'Ελληνικά', 'Đặng Thị', 'Łódź']
  const plan: Plan = {
    w01: { change_name: supportedTexts.join(' '), one_line: 'خطة التغيير', baseline: 'हिन्दी' },
  }
  const outline = planDocument({ ...input, plan })
  const { text } = await readPdf(await writePdf(outline, new Date()))
  for (const word of supportedTexts) expect(text).toContain(lettersOnly(word))
  expect(text).toContain(lettersOnly("Some characters can't be shown in this PDF"))
  const word = readWord(await writeWord(outline))
  for (const expected of [...supportedTexts, 'خطة التغيير', 'हिन्दी'])
    expect(word.text).toContain(lettersOnly(expected))
  expect(word.xml).toContain('<w:bidi/>')
})

test('a long table repeats its header on each page, and a long word wraps', async () => {
  const blocks: Block[] = [
    heading(1, 'Long'),
    paragraph('x'.repeat(400)),
    ...detailTable('Nothing', []),
    openPoint('Open: nothing'),
    {
      kind: 'table',
      summary: 'Rows',
      header: ['Number', 'Text'],
      rows: Array.from({ length: 80 }, (_, row) => [`row ${row}`, 'text']),
    },
  ]
  const { text, pdf } = await readPdf(
    await writePdf({ title: 'Long', footer: 'Long', paper: 'letter', blocks }, new Date()),
  )
  expect(pdf.numPages).toBeGreaterThan(1)
  expect(text.match(/NumberText/g)).toHaveLength(pdf.numPages)
  expect(text).toContain('row79text')
  expect(text).toContain(`Page${pdf.numPages}of${pdf.numPages}`)
})
