import { examplePlan } from '@course/content/course/exercises'
import { library } from '@course/content/course/library'
import { bankAnswers } from '@course/content/course/library/examples/bank'
import { builtInParts } from '@course/content/course/parts'
import { templates } from '@course/content/course/toolkit'
import { benefitChainWorkbook } from '@course/content/course/toolkit/benefit-chain'
import { dateNumber } from '@course/content/course/toolkit/workbook'
import { rowsOf } from '@course/content/plan/answers'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { columnNumber, evaluateFormula } from '../testing/spreadsheet.ts'
import { isSameResult, parseWorkbook, unescapeXml } from '../testing/workbook.ts'
import { makeDocument } from './make-document.ts'
import { toolkitFiles, toolkitTemplates } from './toolkit-files.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Recomputes every formula of a workbook and compares the result with the stored value. */
function differences(file: Uint8Array): { formulas: number; wrong: string[] } {
  const { names, sheets } = parseWorkbook(file)
  const cells = new Map(
    sheets.flatMap((sheet) =>
      [...sheet.cells].map(
        ([cellName, cell]) =>
          [
            `${sheet.name} ${columnNumber(cellName.replace(/\d+/, ''))} ${cellName.replace(/\D+/, '')}`,
            cell,
          ] as const,
      ),
    ),
  )
  const readCell = (sheet: string, column: number, row: number) => {
    const cell = cells.get(`${sheet} ${column} ${row}`)
    return cell?.formula === undefined
      ? (cell?.value ?? null)
      : evaluateFormula(cell.formula, sheet, names, readCell)
  }
  const wrong: string[] = []
  let formulas = 0
  for (const sheet of sheets)
    for (const [cellName, { formula, value }] of sheet.cells) {
      if (formula === undefined) continue
      formulas += 1
      const actual = evaluateFormula(formula, sheet.name, names, readCell)
      if (!isSameResult(value, actual))
        wrong.push(`${sheet.name} ${cellName}: ${formula} is ${String(actual)}, written ${String(value)}`)
    }
  return { formulas, wrong }
}

const workbooks = toolkitFiles.filter(({ file }) => file.format === 'xlsx')
const makeFile = (name: string) =>
  makeDocument({ kind: 'toolkit', name, names: toolkitFiles.map((file) => file.name) })

describe('workbooks', () => {
  test.each(workbooks.map(({ name }) => name))('%s computes the same results as the course', async (name) => {
    const { formulas, wrong } = differences(await makeFile(name))
    expect(wrong).toEqual([])
    expect(formulas).toBeGreaterThan(3)
  })

  test('the check detects a wrong formula', async () => {
    const parts = unzipSync(await makeFile('icm-01-benefit-chain-larkmoor.xlsx'))
    const { zipSync, strToU8 } = await import('fflate')
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!).replace(
      'promise*share_today',
      'promise*share_today*2',
    )
    expect(
      differences(zipSync({ ...parts, 'xl/worksheets/sheet2.xml': strToU8(sheet) })).wrong.join(),
    ).toContain('promise*share_today*2')
  })

  test('say before launch what is expected and when it will be counted, also with nothing typed for today', () => {
    const factors = rowsOf(bankAnswers.w01, 'factors')
    for (const today of [0, undefined]) {
      const w01 = { ...bankAnswers.w01, factors: factors.map((row) => ({ ...row, today })) }
      const file = writeWorkbook(benefitChainWorkbook({ w01 }))
      expect(differences(file).wrong).toEqual([])
      const values = parseWorkbook(file).sheets.flatMap(({ cells }) =>
        [...cells.values()].map(({ value }) => (typeof value === 'number' ? Math.round(value) : value)),
      )
      // 1.8 million at 80, 85 and 95 percent; ten points short of the first target; September 30, 2028.
      for (const value of [1_162_800, 145_350, dateNumber('2028-09-30')]) expect(values).toContain(value)
    }
  })

  test('contain the figures of the example case', async () => {
    const { sheets } = parseWorkbook(await makeFile('icm-01-benefit-chain-larkmoor.xlsx'))
    const values = sheets.flatMap(({ cells }) =>
      [...cells.values()].map(({ value }) => (typeof value === 'number' ? Math.round(value) : value)),
    )
    for (const value of [1_069_200, 680_400, 481_140, 71_280]) expect(values).toContain(value)
    const dip = parseWorkbook(await makeFile('icm-10-measures-and-dip-larkmoor.xlsx'))
    expect(dip.sheets.flatMap(({ cells }) => [...cells.values()].map(({ value }) => value))).toEqual(
      expect.arrayContaining([840, 126_000, 378_000]),
    )
  })

  test('unlock only input cells, with limits and lists', async () => {
    const { sheets, names } = parseWorkbook(await makeFile('icm-01-benefit-chain-blank.xlsx'))
    expect(sheets.every(({ xml }) => /<sheetProtection sheet="1"(?! password)/.test(xml))).toBe(true)
    expect(sheets[2]!.xml).toContain('<formula1>"counted,told,guessed"</formula1>')
    expect(sheets[2]!.xml).toContain(
      '<dataValidation type="decimal" operator="between" allowBlank="1" showErrorMessage="1" sqref="C2:C7"><formula1>0</formula1><formula2>1</formula2>',
    )
    expect(names.get('factors_today')).toBe("'Chain'!$C$2:$C$7")
    const [instructions] = sheets
    expect(
      [...instructions!.cells.values()]
        .map(({ value }) => value)
        .join(' ')
        .split(/\s+/).length,
    ).toBeLessThan(140)
  })
})

test('a file that could not be made is made again', async () => {
  const { name, file } = toolkitFiles.find((one) => one.file.format === 'docx')!
  vi.spyOn(file, 'make').mockImplementationOnce(() => {
    throw new Error('out of memory')
  })
  await expect(makeFile(name)).rejects.toThrow('out of memory')
  expect(Object.keys(unzipSync(await makeFile(name)))).toContain('word/document.xml')
})

test('has fourteen templates, each blank and filled, in every format', async () => {
  expect(toolkitTemplates(builtInParts.toolkit)).toHaveLength(14)
  expect(templates.every(({ use }) => use.split(/\s+/).length <= 120)).toBe(true)
  const all = unzipSync(await makeFile('all'))
  expect(Object.keys(all)).toEqual(toolkitFiles.map(({ name }) => name))
  for (const [name, file] of Object.entries(all)) {
    if (name.endsWith('.pdf')) {
      const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
      expect(text).toContain('Running sheet')
      continue
    }
    const parts = unzipSync(file)
    const xml = Object.entries(parts)
      .filter(([path]) => /^(word\/document|ppt\/slides\/slide1|xl\/worksheets\/sheet2)\.xml$/.test(path))
      .map(([, part]) => strFromU8(part))
      .join('')
    expect(xml.length, name).toBeGreaterThan(500)
    if (!name.includes('-larkmoor')) expect(xml, name).not.toMatch(/Whitlock|Larkmoor/)
    expect(malformedParts(parts), name).toEqual([])
  }
  expect(
    strFromU8(unzipSync(all['icm-12-plan-on-one-page-larkmoor.pptx']!)['ppt/slides/slide1.xml']!),
  ).toContain(String(examplePlan.w13?.settle_people))
})

describe.each(library.workshops)('the slides of the workshop $slug', ({ title, aim, agenda, templates }) => {
  const workshop = { title, aim, agenda, templates }
  const readDeck = async () => readSlides(await makeDocument({ kind: 'workshop', workshop }))

  test('show its purpose, its agenda, a slide for each item, and the closing', async () => {
    const slides = await readDeck()
    expect(slides.map(([heading]) => heading)).toEqual([
      title,
      'Agenda',
      ...agenda.map((part) => part.title),
      'Before we leave',
    ])
    expect(slides[0]).toContain(aim)
    expect(slides.at(-1)!.join(' ')).toContain(aim.slice(1))
    for (const part of agenda) {
      const row = slides[1]!.indexOf(`${part.from}–${part.to}`)
      expect(slides[1]![row + 1]).toBe(part.title)
    }
  })

  test('show the question of each item, and every template where it is used', async () => {
    const slides = await readDeck()
    const parts = slides.slice(2, -1)
    expect(parts.map(([, question]) => question)).toEqual(
      agenda.map(({ question }) => question ?? expect.stringMatching(/^Minutes/)),
    )
    const usedTemplates = parts.flat().flatMap((line) => /^Template (\d\d) \w/.exec(line)?.[1] ?? [])
    expect([...new Set(usedTemplates)].toSorted()).toEqual(templates.toSorted())
  })

  test('do not show notes for the facilitator', async () => {
    const slideText = (await readDeck()).flat().join(' ')
    for (const { text } of agenda) expect(slideText).not.toContain(text)
  })
})

/** Parses a deck: the slides in presentation order, each as a list of paragraphs. */
function readSlides(file: Uint8Array): string[][] {
  const parts = unzipSync(file)
  expect(malformedParts(parts)).toEqual([])
  const links = new Map(
    [...strFromU8(parts['ppt/_rels/presentation.xml.rels']!).matchAll(/<Relationship [^>]+>/g)].map(
      ([tag]) => [/Id="([^"]+)"/.exec(tag)![1]!, /Target="([^"]+)"/.exec(tag)![1]!],
    ),
  )
  const types = strFromU8(parts['[Content_Types].xml']!)
  return [...strFromU8(parts['ppt/presentation.xml']!).matchAll(/<p:sldId [^>]*r:id="([^"]+)"/g)].map(
    ([, id]) => {
      const path = `ppt/${links.get(id!)}`
      expect(types).toContain(`PartName="/${path}"`)
      return [...strFromU8(parts[path]!).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, slideText]) =>
        unescapeXml(slideText!),
      )
    },
  )
}

/** XML parts that are not well-formed. XML is recognized by name, because a font may start with any byte. */
const malformedParts = (parts: Record<string, Uint8Array>): string[] =>
  Object.keys(parts).filter((path) => /\.(xml|rels)$/.test(path) && !isWellFormed(strFromU8(parts[path]!)))

/** Whether all elements are closed in order and ampersands are escaped. */
function isWellFormed(xml: string): boolean {
  const openElements: string[] = []
  for (const [, closing, name, selfClosed] of xml.matchAll(
    /<(\/?)([\w:]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (selfClosed) continue
    if (!closing) openElements.push(name!)
    else if (openElements.pop() !== name) return false
  }
  return openElements.length === 0 && !/&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(xml)
}
