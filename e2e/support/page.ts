import type { Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const login = (page: Page) => heading(page, 'Account Login')
/** In the head of every page; lessons have a second one below their text. */
export const dashboardLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Dashboard' })
/** The heading rendered by the page itself: the placeholder appears before the code has loaded. */
export const dashboard = (page: Page) =>
  heading(page, 'Welcome to Your Course Dashboard').and(page.locator('h1:not([data-signed-in] *)'))

/** Goes to another page of the site as a link in it does: without loading anything that is there already. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
