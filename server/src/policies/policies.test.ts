import type { PolicyType } from '@course/contract/editing/policies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const fetchCurrent = async (policyType: string) => {
  const reader = site.visitor().rest.from('policy_content').select('content')
  const { data } = await reader.eq('policy_type', policyType).eq('is_current', true).single()
  return data?.content as string | undefined
}

const save = (person: Person & { userId?: string }, content: string, policyType = 'terms') =>
  person.rest.from('policy_content').insert({
    policy_type: policyType,
    content,
    updated_by: person.userId ?? null,
    is_current: true,
  })

const listRows = (policyType: PolicyType) =>
  site.db.selectFrom('text_versions').selectAll().where('text_id', '=', policyType).execute()

test('has a text for both policies after the first start', async () => {
  expect(await fetchCurrent('privacy')).toContain('We never see your card number')
  expect(await fetchCurrent('terms')).toContain('What you get')
})

test('saves a sanitized new version and keeps the previous one', async () => {
  const administrator = await site.administrator()
  const before = await fetchCurrent('terms')
  const { status } = await save(
    administrator,
    '<h2>New</h2><p onclick="x()">terms<script>alert(1)</script></p>',
  )
  expect(status).toBe(201)
  expect(await fetchCurrent('terms')).toBe('<h2>New</h2><p>terms</p>')
  const stored = await listRows('terms')
  expect(stored.filter((row) => row.is_current === 1)).toHaveLength(1)
  expect(stored.some((row) => row.content === before && row.is_current === 0)).toBe(true)
  expect(stored.find((row) => row.is_current === 1)?.author).toBe(administrator.userId)
})

test('hides earlier versions from visitors', async () => {
  await save(await site.administrator(), '<p>later</p>')
  const { data } = await site.visitor().rest.from('policy_content').select('content').eq('is_current', false)
  expect(data).toEqual([])
})

test('keeps all simultaneous saves and exactly one current version', async () => {
  const administrator = await site.administrator()
  const before = (await listRows('privacy')).length
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(administrator, `<p>text ${index}</p>`, 'privacy')),
  )
  const saved = responses.filter(({ status }) => status === 201).length
  const after = await listRows('privacy')
  expect(saved).toBe(10)
  expect(after).toHaveLength(before + saved)
  expect(after.filter((row) => row.is_current === 1)).toHaveLength(1)
})

describe('refuses and stores nothing', () => {
  test.each([
    ['a visitor', async () => site.visitor(), '<p>x</p>', 'terms', 401, '42501'],
    ['a signed-in user', () => site.signedUp(), '<p>x</p>', 'terms', 403, '42501'],
    ['a paid customer', () => site.paidCustomer(), '<p>x</p>', 'privacy', 403, '42501'],
    ['an unknown policy', () => site.administrator(), '<p>x</p>', 'cookies', 400, '23514'],
    ['an empty text', () => site.administrator(), '<script>x</script>', 'terms', 400, '23514'],
  ] as const)('%s', async (_name, createPerson, content, policyType, status, code) => {
    const before = (await site.db.selectFrom('text_versions').selectAll().execute()).length
    const response = await save(await createPerson(), content, policyType)
    expect([response.status, response.error?.code]).toEqual([status, code])
    expect(await site.db.selectFrom('text_versions').selectAll().execute()).toHaveLength(before)
  })
})
