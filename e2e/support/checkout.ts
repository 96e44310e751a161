import { expect, type Page } from '@playwright/test'
import { uniqueEmail } from './accounts.ts'
import { enterEmail, findCardSession, payButton } from './cards.ts'
import type { Site } from './site.ts'

export const paymentVerified = (page: Page) => page.getByText('Payment verified successfully!')
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In & Set Password' })
export const changeEmail = (page: Page) => page.getByRole('button', { name: 'Change email' })

/** Opens the card form for a new email. */
export async function openCheckout(page: Page, site: Site): Promise<{ email: string; id: string }> {
  const email = uniqueEmail('buyer')
  await page.goto('/')
  await enterEmail(page, email)
  await expect(payButton(page)).toBeVisible()
  return { email, id: (await findCardSession(site, email)).id }
}
