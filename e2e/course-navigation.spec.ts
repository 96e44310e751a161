import type { Page } from '@playwright/test'
import { buyCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const courseLinks = (page: Page) => page.getByRole('navigation', { name: 'Course' })
const link = (page: Page, name: string) => courseLinks(page).getByRole('link', { name, exact: true })

async function scrollDown(page: Page) {
  // The text renders in steps, and a page that is still short does not scroll.
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(4000)
  await page.mouse.wheel(0, 2000)
  // Otherwise a later movement could become part of this one.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
}

test('every part of the course is in reach on every page', async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site), '/lesson-1')
  await scrollDown(page)
  await page.mouse.wheel(0, -200)
  await expect(link(page, 'Plan')).toBeInViewport()
  await link(page, 'Plan').click()
  await expect(page).toHaveURL('/plan')
  await expect(link(page, 'Plan')).toHaveAttribute('aria-current', 'page')
  await link(page, 'Toolkit').click()
  await expect(page).toHaveURL('/toolkit')
  await link(page, 'Library').click()
  await expect(page).toHaveURL('/library')
  await expectAccessible(page)
  await link(page, 'Dashboard').click()
  await expect(page).toHaveURL('/welcome')
  await link(page, 'Search').click()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the header leaves while reading and returns on scrolling up', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/lesson-1')
  await expect(button(page, 'Next')).toBeVisible()
  await expect(link(page, 'Plan')).toBeInViewport()
  await scrollDown(page)
  await expect(link(page, 'Plan')).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(link(page, 'Plan')).toBeInViewport()
})

test('keyboard shortcuts search and list themselves, and can be turned off', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/lesson-1')
  await expect(button(page, 'Next')).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('/?')
  await expect(page.getByRole('searchbox')).toHaveValue('/?')
  await expect(list).toBeHidden()

  await button(page, 'Keyboard shortcuts').click()
  await page.getByLabel('Use / and ? as shortcuts').uncheck()
  await button(page, 'Close').click()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(list).toBeHidden()
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})
