import { expect, type Locator, type Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The text of a lesson, policy or library page. */
export const lessonText = (page: Page) => page.locator('.rich-text')
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const login = (page: Page) => heading(page, 'Account Login')
/** The link in the header; lessons have a second one below their text. */
export const dashboardLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Course' }).getByRole('link', { name: 'Dashboard' })
/** The heading of the page itself, not of the placeholder that is shown while the code loads. */
export const dashboard = (page: Page) =>
  heading(page, 'Welcome to Your Course Dashboard').and(page.locator('h1:not([data-signed-in] *)'))

/** Navigates on the client, as a link does, without reloading the page. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Opens the menu of an admin record, row or card with the keyboard, once no dialog keeps the focus. */
export async function openMenu(scope: Page | Locator): Promise<void> {
  const page = 'goto' in scope ? scope : scope.page()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await scope.getByRole('button', { name: /^(Actions for|More actions)/ }).press('Enter')
  await expect(page.locator('.menu:popover-open')).toBeVisible()
}

/** Selects an action in such a menu. */
export async function selectAction(scope: Page | Locator, name: string): Promise<void> {
  await openMenu(scope)
  await scope.getByRole('button', { name, exact: true }).press('Enter')
}

/**
 * Notes whether a text has been shown, for texts that go away by themselves. Call it before the page is loaded; the
 * returned function expects it.
 */
export async function watchForText(page: Page, text: string): Promise<() => Promise<void>> {
  await page.addInitScript((watched) => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes(watched)) return
      observer.disconnect()
      document.documentElement.dataset.hasShown = watched
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
  return () => expect(page.locator('html')).toHaveAttribute('data-has-shown', text)
}

/** Holds the responses to writes until the returned function is called. */
export async function holdResponse(page: Page, url: string): Promise<() => void> {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().method() === 'POST') await isAnswered
    await route.fallback()
  })
  return answer
}
