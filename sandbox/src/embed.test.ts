import { request } from 'node:http'
import { expect, test } from 'vitest'
import { groupExpiry, groupNumber, readExpiry } from '../browser/card-fields.js'
import { entryProblems } from '../browser/card-rules.js'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const card = { number: '4242424242424242', expMonth: 12, expYear: 2050, cvc: '123', name: 'Maria' }

async function callEmbedApi(client: SandboxClient, step: string, body: object) {
  const response = await fetch(`${client.url}/embed/api/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test('lets any site load the script, but only the selling site embed the form', async () => {
  const client = await openSandboxClient()
  const script = await fetch(`${client.url}/stripe.js`)
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await script.text()).toContain('You cannot have multiple Embedded Checkout objects.')

  const return_url = 'https://course.example/welcome?session_id={CHECKOUT_SESSION_ID}'
  const { id } = await client.stripe.checkout.sessions.create({ ...purchase, return_url })
  const page = (parent: string) =>
    fetch(`${client.url}/embed?${new URLSearchParams({ session: id, parent })}`)
  for (const parent of ['https://course.example', 'http://localhost:3000', 'http://127.0.0.1:4000']) {
    const policy = (await page(parent)).headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${parent}`)
    expect(policy).toContain("default-src 'none'; script-src 'self'")
  }
  for (const parent of [
    'https://thief.example',
    '*',
    'http://localhost:3000/"><script>',
    'https://localhost.evil',
  ]) {
    expect((await page(parent)).status).toBe(403)
  }
})

test('pays with the client secret and returns the redirect URL', async () => {
  const client = await openSandboxClient()
  const return_url = 'http://localhost:3000/welcome?session_id=%7BCHECKOUT_SESSION_ID%7D'
  const session = await client.stripe.checkout.sessions.create({ ...purchase, return_url })
  const clientSecret = session.client_secret!
  expect((await callEmbedApi(client, 'init', { clientSecret })).body).toMatchObject({
    status: 'open',
    email: 'maria@example.com',
    amount: '$299.00',
    items: [{ name: 'The Course', quantity: 1, amount: '$299.00' }],
  })
  expect((await callEmbedApi(client, 'init', { clientSecret: `${session.id}_secret_guess` })).status).toBe(
    404,
  )

  const challenged = await callEmbedApi(client, 'pay', {
    clientSecret,
    email: 'x@y.z',
    card: { ...card, number: '4000002760003184' },
  })
  expect(challenged.body).toEqual({ state: 'challenge' })
  const paid = await callEmbedApi(client, 'authenticate', { clientSecret, answer: 'complete' })
  expect(paid.body).toEqual({
    state: 'complete',
    redirectTo: `http://localhost:3000/welcome?session_id=${session.id}`,
  })
  const stored = await client.stripe.checkout.sessions.retrieve(session.id)
  expect(stored.customer_details?.email).toBe('maria@example.com')
})

test('returns no redirect URL when the session has no redirect', async () => {
  const client = await openSandboxClient()
  const { return_url: _, ...rest } = purchase
  for (const params of [
    { ...rest, redirect_on_completion: 'never' },
    { ...purchase, redirect_on_completion: 'if_required' },
  ]) {
    const session = await client.stripe.checkout.sessions.create(params as typeof purchase)
    const { body } = await callEmbedApi(client, 'pay', {
      clientSecret: session.client_secret,
      email: 'x@y.z',
      card,
    })
    expect(body).toEqual({ state: 'complete', redirectTo: null })
  }
})

test('other sites cannot use the control API', async () => {
  const { url } = await openSandboxClient()
  const response = await fetch(`${url}/control/api/reset`, {
    method: 'POST',
    headers: { origin: 'https://thief.example' },
  })
  expect(response.status).toBe(403)
})

test('other host names that resolve to this machine cannot use the control page', async () => {
  const { url } = await openSandboxClient()
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}/control/api/events`, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
  expect(await statusFor('thief.example')).toBe(403)
  expect(await statusFor('localhost:4242')).toBe(200)
})

test('formats card fields while typing', () => {
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupNumber('42424')).toBe('4242 4')
  expect(['1', '5', '12', '123', '1234', '5/30', '05/2030', '12 / 34'].map(groupExpiry)).toEqual([
    '1',
    '05 / ',
    '12 / ',
    '12 / 3',
    '12 / 34',
    '05 / 30',
    '05 / 30',
    '12 / 34',
  ])
  expect(readExpiry('05 / 30')).toEqual({ expMonth: 5, expYear: 2030 })
})

test('returns an error code for each invalid field', () => {
  const today = new Date(2030, 5, 15)
  const codes = (entry: object) => entryProblems({ ...card, ...entry }, today).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ number: '4242424242424241' })).toEqual(['incorrect_number'])
  expect(codes({ number: '4242' })).toEqual(['invalid_number'])
  expect(codes({ expMonth: 13 })).toEqual(['invalid_expiry_month'])
  expect(codes({ expMonth: 5, expYear: 2030 })).toEqual(['expired_card'])
  expect(codes({ expMonth: 6, expYear: 2030 })).toEqual([])
  expect(codes({ cvc: '12' })).toEqual(['invalid_cvc'])
  expect(codes({ number: '378282246310005', cvc: '123' })).toEqual(['invalid_cvc'])
})
