import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

describe('what is not declared is refused in the form of the protocol', () => {
  test.each([
    ['an unknown table', 'GET', '/rest/v1/secrets', 404, 'PGRST205'],
    ['an unknown function', 'POST', '/rest/v1/rpc/drop_all', 404, 'PGRST202'],
    ['an unknown path', 'GET', '/rest/v1/a/b/c', 404, 'PGRST125'],
    ['an undeclared table of ours', 'GET', '/rest/v1/users', 404, 'PGRST205'],
  ])('%s', async (_name, method, path, status, code) => {
    const response = await site.visitor().fetch(path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, details: null, hint: null })
  })
})

describe('a token is good or refused, never ignored', () => {
  const asked = (token: string) =>
    fetch(`${site.url}/rest/v1/rpc/is_admin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })

  test('garbage', async () => {
    const response = await asked('not-a-token')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    expect(response.headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('signed by somebody else', async () => {
    const { accessToken } = await site.signedUp()
    const [header, payload] = accessToken.split('.')
    expect((await asked(`${header}.${payload}.AAAA`)).status).toBe(401)
  })

  test('unsigned', async () => {
    const payload = Buffer.from(
      JSON.stringify({ sub: 'x', session_id: 'y', role: 'authenticated', exp: 9e9 }),
    )
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' }))
    expect((await asked(`${header.toString('base64url')}.${payload.toString('base64url')}.`)).status).toBe(
      401,
    )
  })

  test('expired', async () => {
    const { accessToken } = await site.signedUp()
    expect((await asked(accessToken)).status).toBe(200)
    site.clock.advance(3601)
    const response = await asked(accessToken)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
  })

  test('the public key alone is a visitor', async () => {
    expect((await site.visitor().rest.rpc('is_admin')).data).toBe(false)
  })
})
