import { randomUUID } from 'node:crypto'
import { library } from '@course/content/course/library'
import type { ToolkitResponse } from '@course/contract/documents/documents'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function download(member: Member, name: string, body: Record<string, unknown>) {
  const { data, error } = await member.functions.invoke<Blob>(name, { body })
  expect(error).toBeNull()
  return new Uint8Array(await data!.arrayBuffer())
}

const statusOf = async (member: Member, name: string, body: Record<string, unknown>) => {
  const response = await member.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await response.arrayBuffer()
  return response.status
}

async function createPlan(member: Member): Promise<string> {
  const planId = randomUUID()
  const changes = {
    'w01/change_name': ['Una sola agenda 计划', 1, 'a'],
    'w08/trade/r1/who': ['Owen Pratt', 1, 'a'],
    'w08/trade/r1/offer': ['A quiet offer', 1, 'a'],
    'w08/trade/r1': [1, 1, 'a'],
    'w10/gates/decide/on': ['2027-01-29', 1, 'a'],
    'w10/gates/decide': [1, 1, 'a'],
  }
  const { error } = await member.functions.invoke('save-plan', { body: { planId, changes, seen: 0 } })
  expect(error).toBeNull()
  return planId
}

test('a learner downloads the plan as PDF, Word file and calendar, with the annex only on request', async () => {
  const learner = await site.paidCustomer()
  const planId = await createPlan(learner)
  const downloadPlan = (format: string, isAnnex = false) =>
    download(learner, 'plan-document', { planId, format, paper: 'letter', isAnnex })

  const pdf = await getDocumentProxy(await downloadPlan('pdf'))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Una sola agenda')
  expect(text).not.toContain('quiet offer')
  const annex = await extractText(await getDocumentProxy(await downloadPlan('pdf', true)), {
    mergePages: true,
  })
  expect(annex.text).toContain('A quiet offer')

  const word = strFromU8(unzipSync(await downloadPlan('docx'))['word/document.xml']!)
  expect(word).toContain('Una sola agenda 计划')
  expect(word).not.toContain('quiet offer')

  const calendar = strFromU8(await downloadPlan('ics'))
  expect(calendar).toContain(
    'DTSTART;VALUE=DATE:20270129\r\nDTEND;VALUE=DATE:20270130\r\nSUMMARY:Gate: Decide\r\n',
  )
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/)
})

test('only the owner can download a plan', async () => {
  const planId = await createPlan(await site.paidCustomer())
  const body = { planId, format: 'pdf', paper: 'a4', isAnnex: false }
  expect(await statusOf(await site.paidCustomer(), 'plan-document', body)).toBe(404)
  expect(await statusOf(await site.administrator(), 'plan-document', body)).toBe(404)
  expect(await statusOf(await site.signedUp(), 'plan-document', body)).toBe(403)
})

test('only paying learners get the toolkit: its list, each file, and the archive', async () => {
  const learner = await site.paidCustomer()
  const { data } = await learner.functions.invoke<ToolkitResponse>('toolkit', { body: {} })
  expect(data!.templates).toHaveLength(14)
  const names = data!.templates.flatMap(({ files }) => files.map(({ name }) => name))
  const workbook = unzipSync(await download(learner, 'toolkit-file', { name: names[1]! }))
  expect(strFromU8(workbook['xl/workbook.xml']!)).toContain('definedName name="promise"')
  expect(Object.keys(unzipSync(await download(learner, 'toolkit-file', { name: 'all' })))).toEqual(names)
  expect(await statusOf(learner, 'toolkit-file', { name: '../../package.json' })).toBe(404)

  const visitor = await site.signedUp()
  expect(await statusOf(visitor, 'toolkit', {})).toBe(403)
  expect(await statusOf(visitor, 'toolkit-file', { name: 'all' })).toBe(403)
})

test('only paying learners get the workshop slides', async () => {
  const learner = await site.paidCustomer()
  for (const { slug, title } of library.workshops) {
    const deck = unzipSync(await download(learner, 'workshop-slides', { slug }))
    expect(strFromU8(deck['ppt/slides/slide1.xml']!)).toContain(`<a:t>${title}</a:t>`)
  }
  const [workshop] = library.workshops
  for (const slug of ['none', '../diagnosis', '__proto__', ''])
    expect(await statusOf(learner, 'workshop-slides', { slug })).toBe(404)
  expect(await statusOf(learner, 'workshop-slides', { slug: 'x'.repeat(101) })).toBe(400)
  expect(await statusOf(await site.signedUp(), 'workshop-slides', { slug: workshop!.slug })).toBe(403)
})

test('workshop slides are made from the last saved text, even a very short one', async () => {
  const [administrator, learner] = [await site.administrator(), await site.paidCustomer()]
  const { slug } = library.workshops.at(-1)!
  const slidesOf = async (content: string, base_version: number) => {
    const text = `workshop/${slug}`
    const saveStatus = await statusOf(administrator, 'save-text', { text, content, base_version })
    expect(saveStatus).toBe(200)
    const deck = unzipSync(await download(learner, 'workshop-slides', { slug }))
    const names = Object.keys(deck).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    return names.toSorted().map((name) => strFromU8(deck[name]!))
  }
  const agenda = '<h3>0–5 min: Us &amp; them</h3><p>On the slide: Who is here?</p>'
  const [title, , part, ...others] = await slidesOf(`<h2>Ours</h2><p>A list.</p>${agenda}`, 1)
  expect(title).toContain('<a:t>Ours</a:t>')
  expect(part).toContain('<a:t>Us &amp; them</a:t>')
  expect(part).toContain('<a:t>Who is here?</a:t>')
  expect(others).toHaveLength(1)
  expect(await slidesOf('<ul><li>Nothing but this.</li></ul>', 2)).toHaveLength(2)
})
