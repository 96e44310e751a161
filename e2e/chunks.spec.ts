import type { Page } from '@playwright/test'
import { createAccount, signIn, uniqueEmail } from './support/accounts.ts'
import { enterEmail, payButton } from './support/cards.ts'
import { button, dashboard, heading, login, navigateInApp } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, replaceText, saveLessonPage } from './support/texts.ts'

/** Fails the first request for every script, except the first, which retries the others. */
async function failEveryScriptOnce(page: Page): Promise<Set<string>> {
  const failed = new Set<string>()
  await page.route(/\/assets\/(?!(index|main)-)[^/]+\.js$/, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return route.abort()
  })
  return failed
}

const failScript = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js(\\?|$)`), (route) => route.abort())

async function expectHeaderAndFooter(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
}

test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED|Failed to load resource|Failed to fetch/))

test.describe('when every script fails once', () => {
  test('opens the card form', { tag: '@once' }, async ({ page }) => {
    const failed = await failEveryScriptOnce(page)
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await expect(payButton(page)).toBeVisible()
    expect([...failed].join()).toMatch(/mount-app-.*card-form-/)
  })

  test('lets the administrator sign in, read and edit', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
  }) => {
    await saveLessonPage(site, 'lesson2', 2, '<p>Old text.</p>')
    const messages = answerDialogs(page)
    const failed = await failEveryScriptOnce(page)
    await page.goto('/welcome')
    await signIn(page, site.admin)
    await expect(dashboard(page)).toBeVisible()
    await navigateInApp(page, '/quiz-1')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await navigateInApp(page, '/lesson-2?page=2')
    await expect(page.locator('.rich-text')).toHaveText('Old text.')
    await button(page, 'Edit').click()
    await replaceText(lessonEditor(page), 'New text.')
    await button(page, 'Save').click()
    await expect.poll(() => messages).toEqual(['Lesson 2 content saved successfully!'])
    await expect(button(page, 'Edit')).toBeVisible()
    await expect(page.locator('.rich-text')).toHaveText('New text.')
    expect([...failed].join()).toMatch(/auth-client-.*rich-text-editor-/)
  })
})

test.describe('when a script cannot be loaded', () => {
  test('shows an error instead of the page and recovers after a reload', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await openAs(page, site, await createAccount(site), '/welcome')
    await expect(dashboard(page)).toBeVisible()
    await failScript(page, 'quiz-route')
    await navigateInApp(page, '/quiz-1')
    await expect(heading(page, "We couldn't load this page")).toBeVisible()
    await expect(page.getByRole('main').getByText("Part of this page couldn't be loaded.")).toBeVisible()
    await expectHeaderAndFooter(page)
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Reload').click()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })

  test('shows an error when the layout is missing', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    await failScript(page, 'layout')
    await page.goto('/welcome')
    await expect(heading(page, "We couldn't load this page")).toBeVisible()
    await expectHeaderAndFooter(page)
    await expect(button(page, 'Reload')).toBeVisible()
  })

  test('offers to retry the card form', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    await failScript(page, 'card-form')
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await expect(page.getByText('Failed to create checkout session')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("We couldn't load this page")
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(payButton(page)).toBeVisible()
  })

  test('shows an error instead of the editor', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    await saveLessonPage(site, 'lesson2', 3, '<p>Old text.</p>')
    await openAs(page, site, site.admin, '/lesson-2?page=3')
    await failScript(page, 'rich-text-editor')
    await button(page, 'Edit').click()
    await expect(page.getByText("We couldn't load the editor.")).toBeVisible()
    await expect(button(page, 'Reload')).toBeVisible()
    await expectHeaderAndFooter(page)
  })

  for (const name of ['react', 'mount-app', 'landing-route']) {
    test(`shows an error on the front page, which stays readable (${name})`, {
      tag: name === 'react' ? ['@once'] : ['@once', '@nightly'],
    }, async ({ page }) => {
      await failScript(page, name)
      await page.goto('/')
      await page.getByLabel('Email').fill('ada@course.test')
      await button(page, 'Continue to Payment').click()
      await expect(page.getByRole('alert')).toContainText("Part of this page couldn't be loaded.")
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.unrouteAll()
      await button(page, 'Reload').click()
      await expect(page.getByRole('alert')).toBeHidden()
      await enterEmail(page, uniqueEmail())
      await expect(payButton(page)).toBeVisible()
    })
  }

  test('shows an error instead of “Loading…” on other pages', { tag: ['@once', '@nightly'] }, async ({
    page,
  }) => {
    await failScript(page, 'mount-app')
    await page.goto('/welcome')
    await expect(page.getByRole('alert')).toContainText("Part of this page couldn't be loaded.")
    await expect(page.getByText('Loading…')).toBeHidden()
    await expectHeaderAndFooter(page)
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Reload').click()
    await expect(login(page)).toBeVisible()
  })
})
