import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

describe('rejects undeclared resources in the PostgREST error format', () => {
  test.each([
    ['an unknown table', 'GET', '/rest/v1/secrets', 404, 'PGRST205'],
    ['an unknown function', 'POST', '/rest/v1/rpc/drop_all', 404, 'PGRST202'],
    ['an unknown path', 'GET', '/rest/v1/a/b/c', 404, 'PGRST125'],
    ['an existing but undeclared table', 'GET', '/rest/v1/users', 404, 'PGRST205'],
  ])('%s', async (_name, method, path, status, code) => {
    const response = await site.visitor().fetch(path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, details: null, hint: null })
  })
})

describe('token authentication', () => {
  const requestWithToken = (token: string) =>
    fetch(`${site.url}/rest/v1/rpc/is_admin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })

  test('rejects a malformed token', async () => {
    const response = await requestWithToken('not-a-token')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    expect(response.headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('rejects a wrong signature', async () => {
    const { accessToken } = await site.signedUp()
    const [header, payload] = accessToken.split('.')
    expect((await requestWithToken(`${header}.${payload}.AAAA`)).status).toBe(401)
  })

  test('rejects an unsigned token', async () => {
    const payload = Buffer.from(
      JSON.stringify({ sub: 'x', session_id: 'y', role: 'authenticated', exp: 9e9 }),
    )
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' }))
    expect(
      (await requestWithToken(`${header.toString('base64url')}.${payload.toString('base64url')}.`)).status,
    ).toBe(401)
  })

  test('rejects an expired token', async () => {
    const { accessToken } = await site.signedUp()
    expect((await requestWithToken(accessToken)).status).toBe(200)
    site.clock.advance(3601)
    const response = await requestWithToken(accessToken)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
  })

  test('treats the public client key as a visitor', async () => {
    expect((await site.visitor().rest.rpc('is_admin')).data).toBe(false)
  })
})

describe('the rows of one request', () => {
  test('are written all or none', async () => {
    const learner = await site.signedUp()
    const attempt = { user_id: learner.userId, lesson_id: 'lesson1', answers: ['0', '0'] }
    const attempt_id = randomUUID()
    const insert = (rows: object[]) => learner.rest.from('quiz_results').insert(rows)
    const conflict = await insert([
      { ...attempt, attempt_id },
      { ...attempt, attempt_id, answers: ['1', '1'] },
    ])
    expect(conflict.status).toBe(409)
    const stored = () => learner.rest.from('quiz_results').select('id')
    expect((await stored()).data).toEqual([])
    expect((await insert([attempt, attempt])).status).toBe(201)
    expect((await stored()).data).toHaveLength(2)
  })

  test('are written all or none for policy texts too', async () => {
    const administrator = await site.administrator()
    const text = (content: string) => ({ policy_type: 'terms', content })
    const insert = (rows: object[]) => administrator.rest.from('policy_content').insert(rows)
    expect((await insert([text('<p>First</p>'), text('')])).status).toBe(400)
    expect((await insert([text('<p>First</p>'), text('<p>Second</p>')])).status).toBe(201)
    const { data } = await site
      .visitor()
      .rest.from('policy_content')
      .select('content')
      .eq('policy_type', 'terms')
      .single()
    expect(data).toEqual({ content: '<p>Second</p>' })
  })
})

test('expands * to all columns, also next to column names', async () => {
  const learner = await site.signedUp()
  const { data, error } = await learner.rest
    .from('quiz_results')
    .insert({ user_id: learner.userId, lesson_id: 'lesson1', answers: ['0', '0'] })
    .select('*,review')
    .single()
  expect(error).toBeNull()
  expect(data).toMatchObject({ lesson_id: 'lesson1', review: expect.any(Array) })
})

test('only administrators can read who updated a policy', async () => {
  const columns = async (person: Person) => {
    const { data } = await person.rest.from('policy_content').select('*').eq('policy_type', 'privacy')
    return Object.keys(data![0]!)
  }
  expect(await columns(site.visitor())).not.toContain('updated_by')
  expect(await columns(await site.administrator())).toContain('updated_by')
  const named = await site.visitor().rest.from('policy_content').select('updated_by')
  expect(named.error).toMatchObject({ code: '42501' })
})
