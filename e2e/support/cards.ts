import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
  succeedsLater: '4000 0000 0000 8104',
  failsLater: '4000 0000 0000 8203',
} as const

/** The card form in the iframe of the card provider. */
export const cardForm = (page: Page) => page.frameLocator('#payment iframe')

export const payButton = (page: Page, amount = '$299.00') =>
  cardForm(page).getByRole('button', { name: `Pay ${amount}` })

/** Step 1 of the payment. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

/** Step 2 of the payment. */
export async function payWithCard(page: Page, number: string, amount?: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12 / 34')
  await form.getByLabel('CVC').fill('123')
  await form.getByLabel('Name on card').fill('Ada Learner')
  await payButton(page, amount).click()
}

/** Answers the 3-D Secure challenge. Waits until the iframe has its final height, since the button moves before. */
export async function answerThreeDSecure(
  page: Page,
  answer: 'Complete authentication' | 'Fail authentication',
): Promise<void> {
  const button = cardForm(page).getByRole('button', { name: answer })
  await expect(button).toBeVisible()
  const spareHeight = async () => {
    const content = await cardForm(page)
      .locator('html')
      .evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
    return (await page.locator('#payment iframe').evaluate((frame) => frame.clientHeight)) - content
  }
  await expect.poll(spareHeight, 'the iframe fits its content').toBe(0)
  await button.click()
}

/** Calls the control API of the card sandbox. */
export async function callSandbox<Body = unknown>(
  site: Site,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(`${site.sandboxUrl}/control/api${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return (await response.json()) as Body
}

/** Returns the newest card session of an email. */
export async function findCardSession(site: Site, email: string): Promise<{ id: string; status: string }> {
  const { data } = await callSandbox<{ data: { id: string; email: string; status: string }[] }>(
    site,
    'GET',
    '/sessions?limit=200',
  )
  const session = data.find((candidate) => candidate.email === email)
  expect(session, `a card session of ${email}`).toBeDefined()
  return session as { id: string; status: string }
}

/** Creates a card session through the API and returns its id. */
export async function createCardSession(site: Site, email: string): Promise<string> {
  const response = await fetch(`${site.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(response.status).toBe(200)
  const { clientSecret } = (await response.json()) as { clientSecret: string }
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'))
}

/** Pays a card session in the sandbox, as if the customer closed the tab right after. */
export const payWithoutBrowser = (site: Site, sessionId: string) =>
  callSandbox(site, 'POST', `/sessions/${sessionId}/pay`, { card: CARDS.good })
