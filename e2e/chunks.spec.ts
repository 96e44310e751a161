import type { Page } from '@playwright/test'
import { createAccount, signIn, uniqueEmail } from './support/accounts.ts'
import { enterEmail, payButton } from './support/cards.ts'
import { button, dashboard, heading, login, navigateInApp } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, overwrite, saveLessonPage } from './support/texts.ts'

/** Every script is lost the first time it is asked for, but for the first one and what it imports: they are what asks again. */
async function loseEveryScriptOnce(page: Page): Promise<Set<string>> {
  const lost = new Set<string>()
  await page.route(/\/assets\/(?!(index|entry)-)[^/]+\.js$/, (route) => {
    const name = route.request().url()
    if (lost.has(name)) return route.continue()
    lost.add(name)
    return route.abort()
  })
  return lost
}

const neverSend = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js(\\?|$)`), (route) => route.abort())

async function expectHeadAndFoot(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
}

test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED|Failed to load resource|Failed to fetch/))

test.describe('with every script lost once', () => {
  test('the card form opens', { tag: '@once' }, async ({ page }) => {
    const lost = await loseEveryScriptOnce(page)
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await expect(payButton(page)).toBeVisible()
    expect([...lost].join()).toMatch(/render-app-.*card-form-/)
  })

  test('the administrator signs in, reads and edits', { tag: '@once' }, async ({ page, site }) => {
    await saveLessonPage(site, 'lesson2', 2, '<p>Old words.</p>')
    const said = answerDialogs(page)
    const lost = await loseEveryScriptOnce(page)
    await page.goto('/welcome')
    await signIn(page, site.admin)
    await expect(dashboard(page)).toBeVisible()
    await navigateInApp(page, '/quiz-1')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await navigateInApp(page, '/lesson-2?page=2')
    await expect(page.locator('.rich-text')).toHaveText('Old words.')
    await button(page, 'Edit').click()
    await overwrite(lessonEditor(page), 'New words.')
    await button(page, 'Save').click()
    await expect.poll(() => said).toEqual(['Lesson 2 content saved successfully!'])
    await expect(button(page, 'Edit')).toBeVisible()
    await expect(page.locator('.rich-text')).toHaveText('New words.')
    expect([...lost].join()).toMatch(/auth-client-.*rich-text-editor-/)
  })
})

test.describe('a part that never arrives', () => {
  test('of another page is explained between head and foot, and a reload helps', async ({ page, site }) => {
    await openAs(page, site, await createAccount(site), '/welcome')
    await expect(dashboard(page)).toBeVisible()
    await neverSend(page, 'quiz')
    await navigateInApp(page, '/quiz-1')
    await expect(heading(page, "We couldn't load this page")).toBeVisible()
    await expect(
      page.getByText("Part of this page couldn't be loaded. Check your connection and reload."),
    ).toBeVisible()
    await expectHeadAndFoot(page)
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Reload').click()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })

  test('of what all pages share is explained between head and foot', { tag: '@once' }, async ({ page }) => {
    await neverSend(page, 'layout')
    await page.goto('/welcome')
    await expect(heading(page, "We couldn't load this page")).toBeVisible()
    await expectHeadAndFoot(page)
    await expect(button(page, 'Reload')).toBeVisible()
  })

  test('of the card form leaves the front page standing, and can be tried again', { tag: '@once' }, async ({
    page,
  }) => {
    await neverSend(page, 'card-form')
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await expect(page.getByText('Failed to create checkout session')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("We couldn't load this page")
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(payButton(page)).toBeVisible()
  })

  test('of the editor is said where it would be', { tag: '@once' }, async ({ page, site }) => {
    await saveLessonPage(site, 'lesson2', 3, '<p>Old words.</p>')
    await openAs(page, site, site.admin, '/lesson-2?page=3')
    await neverSend(page, 'rich-text-editor')
    await button(page, 'Edit').click()
    await expect(page.getByText('The editor could not be loaded.')).toBeVisible()
    await expect(button(page, 'Reload')).toBeVisible()
    await expectHeadAndFoot(page)
  })

  for (const name of ['react', 'render-app', 'landing']) {
    test(`of the start (${name}) is said on the front page, which can still be read`, {
      tag: '@once',
    }, async ({ page }) => {
      await neverSend(page, name)
      await page.goto('/')
      await page.getByLabel('Email').fill('ada@course.test')
      await button(page, 'Continue to Payment').click()
      await expect(page.getByRole('alert')).toContainText('The page could not be loaded completely.')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.unrouteAll()
      await button(page, 'Reload').click()
      await expect(page.getByRole('alert')).toBeHidden()
      await enterEmail(page, uniqueEmail())
      await expect(payButton(page)).toBeVisible()
    })
  }

  test('of the start takes the place of “Loading…” on other pages', { tag: '@once' }, async ({ page }) => {
    await neverSend(page, 'render-app')
    await page.goto('/welcome')
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded completely.')
    await expect(page.getByText('Loading…')).toBeHidden()
    await expectHeadAndFoot(page)
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Reload').click()
    await expect(login(page)).toBeVisible()
  })
})
