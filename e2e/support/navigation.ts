import type { Page } from '@playwright/test'

/** Goes to another page of the site as a link in it does: without loading anything that is there already. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
