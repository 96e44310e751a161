import { examplePlan } from '@course/content/course/exercises'
import { library } from '@course/content/course/library'
import { templates } from '@course/content/course/toolkit'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { columnNumber, compute } from '../testing/spreadsheet.ts'
import { isSameResult, readWorkbook, unescaped } from '../testing/workbook.ts'
import { makeDocument } from './make-document.ts'
import { toolkitFiles, toolkitTemplates } from './toolkit-files.ts'

/** Computes every formula of a workbook anew and compares what comes out with what was written beside it. */
function differences(file: Uint8Array): { formulas: number; wrong: string[] } {
  const { names, sheets } = readWorkbook(file)
  const cells = new Map(
    sheets.flatMap((sheet) =>
      [...sheet.cells].map(
        ([at, cell]) =>
          [`${sheet.name} ${columnNumber(at.replace(/\d+/, ''))} ${at.replace(/\D+/, '')}`, cell] as const,
      ),
    ),
  )
  const read = (sheet: string, column: number, row: number) => {
    const cell = cells.get(`${sheet} ${column} ${row}`)
    return cell?.formula === undefined ? (cell?.value ?? null) : compute(cell.formula, sheet, names, read)
  }
  const wrong: string[] = []
  let formulas = 0
  for (const sheet of sheets)
    for (const [at, { formula, value }] of sheet.cells) {
      if (formula === undefined) continue
      formulas += 1
      const got = compute(formula, sheet.name, names, read)
      if (!isSameResult(value, got))
        wrong.push(`${sheet.name} ${at}: ${formula} is ${String(got)}, written ${String(value)}`)
    }
  return { formulas, wrong }
}

const workbooks = toolkitFiles.filter(({ file }) => file.format === 'xlsx')
const bytesOf = (name: string) => makeDocument({ kind: 'toolkit', name })

describe('workbooks', () => {
  test.each(workbooks.map(({ name }) => name))(
    '%s computes what the formulas of the course compute',
    async (name) => {
      const { formulas, wrong } = differences(await bytesOf(name))
      expect(wrong).toEqual([])
      expect(formulas).toBeGreaterThan(3)
    },
  )

  test('the check itself sees a wrong formula', async () => {
    const parts = unzipSync(await bytesOf('icm-01-benefit-chain-larkmoor.xlsx'))
    const { zipSync, strToU8 } = await import('fflate')
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!).replace(
      'promise*share_today',
      'promise*share_today*2',
    )
    expect(
      differences(zipSync({ ...parts, 'xl/worksheets/sheet2.xml': strToU8(sheet) })).wrong.join(),
    ).toContain('promise*share_today*2')
  })

  test('figures of the running case stand in them', async () => {
    const { sheets } = readWorkbook(await bytesOf('icm-01-benefit-chain-larkmoor.xlsx'))
    const values = sheets.flatMap(({ cells }) =>
      [...cells.values()].map(({ value }) => (typeof value === 'number' ? Math.round(value) : value)),
    )
    for (const value of [1_069_200, 680_400, 481_140, 71_280]) expect(values).toContain(value)
    const dip = readWorkbook(await bytesOf('icm-10-measures-and-dip-larkmoor.xlsx'))
    expect(dip.sheets.flatMap(({ cells }) => [...cells.values()].map(({ value }) => value))).toEqual(
      expect.arrayContaining([840, 126_000, 378_000]),
    )
  })

  test('only what is to be filled in is unlocked, with limits and lists', async () => {
    const { sheets, names } = readWorkbook(await bytesOf('icm-01-benefit-chain-blank.xlsx'))
    expect(sheets.every(({ xml }) => /<sheetProtection sheet="1"(?! password)/.test(xml))).toBe(true)
    expect(sheets[2]!.xml).toContain('<formula1>"counted,told,guessed"</formula1>')
    expect(sheets[2]!.xml).toContain(
      '<dataValidation type="decimal" operator="between" allowBlank="1" showErrorMessage="1" sqref="C2:C7"><formula1>0</formula1><formula2>1</formula2>',
    )
    expect(names.get('factors_today')).toBe("'Chain'!$C$2:$C$7")
    const [use] = sheets
    expect(
      [...use!.cells.values()]
        .map(({ value }) => value)
        .join(' ')
        .split(/\s+/).length,
    ).toBeLessThan(140)
  })
})

test('fourteen tools, each blank and filled, in Word, PDF and slides too', async () => {
  expect(toolkitTemplates()).toHaveLength(14)
  expect(templates.every(({ use }) => use.split(/\s+/).length <= 120)).toBe(true)
  const all = unzipSync(await bytesOf('all'))
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
    expect(malformed(parts), name).toEqual([])
  }
  expect(
    strFromU8(unzipSync(all['icm-12-plan-on-one-page-larkmoor.pptx']!)['ppt/slides/slide1.xml']!),
  ).toContain(String(examplePlan.w13?.settle_people))
})

describe.each(library.workshops)('the slides of the workshop $slug', ({ title, aim, agenda, templates }) => {
  const workshop = { title, aim, agenda, templates }
  const read = async () => readSlides(await makeDocument({ kind: 'workshop', workshop }))

  test('are its purpose, its agenda, a slide for each part, and the closing', async () => {
    const slides = await read()
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

  test('ask the question of each part, and name every template where it is used', async () => {
    const slides = await read()
    const parts = slides.slice(2, -1)
    expect(parts.map(([, question]) => question)).toEqual(
      agenda.map(({ question }) => question ?? expect.stringMatching(/^Minutes/)),
    )
    const named = parts.flat().flatMap((line) => /^Template (\d\d) \w/.exec(line)?.[1] ?? [])
    expect([...new Set(named)].toSorted()).toEqual(templates.toSorted())
  })

  test('tell the room nothing that is meant for the facilitator', async () => {
    const words = (await read()).flat().join(' ')
    for (const { text } of agenda) expect(words).not.toContain(text)
  })
})

/** Reads a deck back as a slide program would: the slides in the order of the presentation, each as its paragraphs. */
function readSlides(file: Uint8Array): string[][] {
  const parts = unzipSync(file)
  expect(malformed(parts)).toEqual([])
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
      return [...strFromU8(parts[path]!).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words]) =>
        unescaped(words!),
      )
    },
  )
}

/** The parts that should be XML and are not. A font may begin with any byte, so that names tell what is XML. */
const malformed = (parts: Record<string, Uint8Array>): string[] =>
  Object.keys(parts).filter((path) => /\.(xml|rels)$/.test(path) && !isWellFormed(strFromU8(parts[path]!)))

/** Every element that is opened is closed, in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name, selfClosed] of xml.matchAll(
    /<(\/?)([\w:]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (selfClosed) continue
    if (!closing) open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(xml)
}
