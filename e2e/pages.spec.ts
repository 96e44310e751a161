import { pagePaths } from '@course/contract/paths'
import type { Page } from '@playwright/test'
import { expectFits } from './support/layout.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

/** A desktop computer, and the narrowest supported screen. */
const WIDTHS = [1440, 320]

/** Each role uses another theme, so that both are checked. */
const themes = { 'a visitor': 'light', 'the administrator': 'dark' } as const

// Paths with parameters have their own tests.
const paths = pagePaths().filter((path) => !path.includes(':'))

/** Screens that look the same to both roles, or have the components of another one, which are opened in the complete run only. */
const repeated = {
  'a visitor': /^\/admin\/(?!customers$)|(lesson|quiz)-[2-4]/,
  'the administrator':
    /^\/admin\/(?!(customers|payments|site|alarms|funnel)$)|(lesson|quiz)-[2-4]|password|sign-in|^\/(privacy|terms|imprint|withdrawal|join|quote|shared-plan|unsubscribe|stop-reset|not-me|sample|certificates)$/,
} as const

// Two parts per role, so that both workers have one.
for (const role of ['a visitor', 'the administrator'] as const) {
  for (const part of [0, 1]) {
    test(`shows ${role} every page without errors, wide and narrow, in ${themes[role]} mode, part ${part + 1}`, {
      tag: '@once',
    }, async ({ page, site }) => {
      test.setTimeout(480_000)
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.emulateMedia({ colorScheme: themes[role] })
      if (role === 'the administrator') await openAs(page, site, site.admin, '/')
      for (const path of paths
        .filter((path) => process.env.TEST_ALL || !repeated[role].test(path))
        .filter((_, index) => index % 2 === part)) {
        await test.step(path, () => expectValidAtBothWidths(page, path))
        expect(warnings, path).toEqual([])
      }
    })
  }
}

async function expectValidAtBothWidths(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectLoaded(page)
  // The redirect target has its own test.
  if (new URL(page.url()).pathname !== path) return
  await expectFits(page, WIDTHS)
}

/** Waits until the page, or the page it redirects to, has loaded. */
async function expectLoaded(page: Page): Promise<void> {
  // Some headings appear before the code of their page has loaded.
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByText('Oops! Page not found')).toBeHidden()
}
