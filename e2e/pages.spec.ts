import { pagePaths } from '@course/contract/paths'
import type { Page } from '@playwright/test'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** The narrowest screen that people still have. */
const narrowest = 320

/** Each of them sees every page in other colours, so that both themes are looked at. */
const themes = { 'a visitor': 'light', 'the administrator': 'dark' } as const

// An address that stands for many has a test of its own.
const paths = pagePaths.filter((path) => !path.includes(':'))

// Two walks for each of them, so that both workers have one.
for (const role of ['a visitor', 'the administrator'] as const) {
  for (const turn of [0, 1]) {
    test(`every page is whole for ${role}, wide and narrow, on ${themes[role]} ground, walk ${turn + 1}`, {
      tag: '@once',
    }, async ({ page, site }) => {
      test.setTimeout(480_000)
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.emulateMedia({ colorScheme: themes[role] })
      if (role === 'the administrator') await openAs(page, site, site.admin, '/')
      for (const path of paths.filter((_, index) => index % 2 === turn)) {
        await test.step(path, () => expectWholeAtBothWidths(page, path))
        expect(warnings, path).toEqual([])
      }
    })
  }
}

const viewport = { width: 1440, height: 900 }

/** What a page can break by being narrow; colours, names and roles are those of the wide one. */
const rulesOfWidth = ['scrollable-region-focusable', 'target-size']

async function expectWholeAtBothWidths(page: Page, path: string): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await expectWhole(page)
  // What it leads to instead has a test of its own.
  if (new URL(page.url()).pathname !== path) return
  await expectAccessible(page)
  await expectNothingBeside(page)
  await page.setViewportSize({ width: narrowest, height: 640 })
  await expectNothingBeside(page)
  await expectAccessible(page, rulesOfWidth)
}

/** The page, or the one it leads to, has arrived with all it waits for. */
async function expectWhole(page: Page): Promise<void> {
  // Some headings are there before the code of their page.
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByText('Oops! Page not found')).toBeHidden()
}

async function expectNothingBeside(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width ?? 0)
}
