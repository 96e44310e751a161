import { expect, test } from 'vitest'
import { groupExpiry, groupNumber, readExpiry } from '../browser/card-fields.js'
import { entryProblems } from '../browser/card-rules.js'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const card = { number: '4242424242424242', expMonth: 12, expYear: 2050, cvc: '123', name: 'Maria' }

async function ask(shop: SandboxClient, step: string, body: object) {
  const response = await fetch(`${shop.url}/embed/api/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

test('the script may be loaded by any site, the form only by the site that sells', async () => {
  const shop = await openSandboxClient()
  const script = await fetch(`${shop.url}/stripe.js`)
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await script.text()).toContain('You cannot have multiple Embedded Checkout objects.')

  const return_url = 'https://course.example/welcome?session_id={CHECKOUT_SESSION_ID}'
  const { id } = await shop.stripe.checkout.sessions.create({ ...purchase, return_url })
  const page = (parent: string) => fetch(`${shop.url}/embed?${new URLSearchParams({ session: id, parent })}`)
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

test('the form pays with the session’s secret and learns where to go', async () => {
  const shop = await openSandboxClient()
  const return_url = 'http://localhost:3000/welcome?session_id=%7BCHECKOUT_SESSION_ID%7D'
  const session = await shop.stripe.checkout.sessions.create({ ...purchase, return_url })
  const clientSecret = session.client_secret!
  expect((await ask(shop, 'init', { clientSecret })).answer).toMatchObject({
    status: 'open',
    email: 'maria@example.com',
    amount: '$299.00',
    items: [{ name: 'The Course', quantity: 1, amount: '$299.00' }],
  })
  expect((await ask(shop, 'init', { clientSecret: `${session.id}_secret_guess` })).status).toBe(404)

  const asked = await ask(shop, 'pay', {
    clientSecret,
    email: 'x@y.z',
    card: { ...card, number: '4000002760003184' },
  })
  expect(asked.answer).toEqual({ state: 'challenge' })
  const paid = await ask(shop, 'authenticate', { clientSecret, answer: 'complete' })
  expect(paid.answer).toEqual({
    state: 'complete',
    redirectTo: `http://localhost:3000/welcome?session_id=${session.id}`,
  })
  const stored = await shop.stripe.checkout.sessions.retrieve(session.id)
  expect(stored.customer_details?.email).toBe('maria@example.com')
})

test('without a redirect the form stays where it is', async () => {
  const shop = await openSandboxClient()
  const { return_url: _, ...rest } = purchase
  for (const params of [
    { ...rest, redirect_on_completion: 'never' },
    { ...purchase, redirect_on_completion: 'if_required' },
  ]) {
    const session = await shop.stripe.checkout.sessions.create(params as typeof purchase)
    const { answer } = await ask(shop, 'pay', { clientSecret: session.client_secret, email: 'x@y.z', card })
    expect(answer).toEqual({ state: 'complete', redirectTo: null })
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

test('fields are tidied as they are typed', () => {
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

test('mistakes in the form are named', () => {
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
