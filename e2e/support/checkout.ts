import { expect, type Page } from '@playwright/test'
import { uniqueEmail } from './accounts.ts'
import { enterEmail, payButton, sessionOf } from './cards.ts'
import type { Site } from './site.ts'

export const verified = (page: Page) => page.getByText('Payment verified successfully!')
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In & Set Password' })
export const changeEmail = (page: Page) => page.getByRole('button', { name: 'Change email' })

/** A visitor with the card form of a new address on the screen. */
export async function openCheckout(page: Page, site: Site): Promise<{ email: string; id: string }> {
  const email = uniqueEmail('buyer')
  await page.goto('/')
  await enterEmail(page, email)
  await expect(payButton(page)).toBeVisible()
  return { email, id: (await sessionOf(site, email)).id }
}
