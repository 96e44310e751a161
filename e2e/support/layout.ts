import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './test.ts'

/** The widths of a phone, a tablet and a desktop computer. */
const WIDTHS = [360, 768, 1440]

/** The accessibility rules that depend on the width of the page. */
const WIDTH_RULES = ['scrollable-region-focusable', 'target-size']

/** Checks that the page does not scroll sideways at the usual widths, and is accessible at the first one. */
export async function expectFits(page: Page, widths: readonly number[] = WIDTHS) {
  const size = page.viewportSize()!
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(excess, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    if (index === 0) await expectAccessible(page)
    else if (index === widths.length - 1) await expectAccessible(page, WIDTH_RULES)
  }
  await page.setViewportSize(size)
}

/** Checks that the section is scrolled to just below the fixed bar. */
export async function expectAtTop(page: Page, section: string): Promise<void> {
  const isAtTop = () =>
    page.locator(`#${section}`).evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return top >= 0 && top < 120
    })
  await expect.poll(isAtTop, `${section} is at the top`).toBe(true)
}
