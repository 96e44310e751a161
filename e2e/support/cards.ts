import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
  succeedsLater: '4000 0000 0000 8104',
  failsLater: '4000 0000 0000 8203',
} as const

/** The card form inside the provider's frame. */
export const cardForm = (page: Page) => page.frameLocator('#payment iframe')

export const payButton = (page: Page, amount = '$299.00') =>
  cardForm(page).getByRole('button', { name: `Pay ${amount}` })

/** Step 1: the address. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

/** Step 2: the card, typed as a customer would. */
export async function payWithCard(page: Page, number: string, amount?: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12 / 34')
  await form.getByLabel('CVC').fill('123')
  await form.getByLabel('Name on card').fill('Ada Learner')
  await payButton(page, amount).click()
}

/** Answers the bank's question once the frame has shrunk to it: until then the page may move under the pointer. */
export async function answerThreeDSecure(
  page: Page,
  answer: 'Complete authentication' | 'Fail authentication',
): Promise<void> {
  const button = cardForm(page).getByRole('button', { name: answer })
  await expect(button).toBeVisible()
  const spare = async () => {
    const content = await cardForm(page)
      .locator('html')
      .evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
    return (await page.locator('#payment iframe').evaluate((frame) => frame.clientHeight)) - content
  }
  await expect.poll(spare, 'the frame is as tall as what is in it').toBe(0)
  await button.click()
}

/** A call of the card sandbox's control API. */
export async function control<Answer = unknown>(
  site: Site,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${site.sandboxUrl}/control/api${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return (await response.json()) as Answer
}

/** The newest card session of an address. */
export async function sessionOf(site: Site, email: string): Promise<{ id: string; status: string }> {
  const { data } = await control<{ data: { id: string; email: string; status: string }[] }>(
    site,
    'GET',
    '/sessions?limit=200',
  )
  const session = data.find((one) => one.email === email)
  expect(session, `a card session of ${email}`).toBeDefined()
  return session as { id: string; status: string }
}

/** Opens a card session without a browser, and answers its id. */
export async function beginWithoutBrowser(site: Site, email: string): Promise<string> {
  const response = await fetch(`${site.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(response.status).toBe(200)
  const { clientSecret } = (await response.json()) as { clientSecret: string }
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'))
}

/** The customer pays and closes the tab: no browser tells us about it. */
export const payAndLeave = (site: Site, sessionId: string) =>
  control(site, 'POST', `/sessions/${sessionId}/pay`, { card: CARDS.good })
