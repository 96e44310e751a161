import type { Page } from '@playwright/test'
import { lessonText } from './page.ts'

/** Checks which events are blocked on the lesson text. */
export function findBlockedEvents(page: Page): Promise<Record<string, boolean>> {
  return lessonText(page).evaluate((text) => {
    const events = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'selectstart']
    return Object.fromEntries(
      events.map((name) => [name, !text.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))]),
    )
  })
}

/** Returns the keys that the page blocks. */
export async function findBlockedKeys(page: Page, keys: string[]): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      document.documentElement.dataset.blocked = String(event.defaultPrevented)
    })
  })
  const blocked: string[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    if ((await page.evaluate(() => document.documentElement.dataset.blocked)) === 'true') blocked.push(key)
  }
  return blocked
}
