import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAdministrator } from './support/administrators.ts'
import { call } from './support/call.ts'
import { button, holdResponse } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import {
  answerDialogs,
  draftSaved,
  lessonEditor,
  openEditor,
  replaceText,
  saveLessonPage,
} from './support/texts.ts'

test.use({ siteGroup: 'drafts' })
test.describe.configure({ mode: 'default' })

const text = (page: Page) => page.locator('.rich-text')
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const draftHeading = (page: Page) => page.getByRole('heading', { name: 'You have an unsaved draft' })

test('continues a draft on another device, previews it, and shows both texts in a conflict', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  // The server rejects the conflicting save.
  expectFault(/409/)
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson1', 2, '<h2>Plan</h2><p>One two three.</p>')
  await openAs(page, site, site.admin, '/lesson-1?page=2')
  await openEditor(page)
  await replaceText(lessonEditor(page), 'Typed by the owner.')
  await draftSaved(page)

  // Another device of the same user offers the draft.
  const device = await browser.newContext({ baseURL: site.url })
  const other = await device.newPage()
  const otherMessages = answerDialogs(other)
  await openAs(other, site, site.admin, '/lesson-1?page=2')
  await expect(text(other)).toContainText('One two three.')
  await button(other, 'Edit').click()
  await expect(draftHeading(other)).toBeFocused()
  await expectAccessible(other)
  await other.keyboard.press('Tab')
  await other.keyboard.press('Tab')
  await expect(button(other, 'Continue your draft')).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(lessonEditor(other)).toHaveText('Typed by the owner.')
  await expect(lessonEditor(other)).toBeFocused()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' And more.')
  await draftSaved(other)

  // The first tab reports that the draft is now edited elsewhere.
  await lessonEditor(page).press('Control+End')
  await page.keyboard.type('!')
  await expect(page.getByText("You're editing this in another tab or on another device.")).toBeVisible()

  await button(other, 'Preview').click()
  const frame = other.frameLocator('iframe[title^="Preview"]')
  await expect(frame.getByText('Typed by the owner. And more.')).toBeVisible()
  const textColor = () => frame.locator('body').evaluate((body) => getComputedStyle(body).color)
  const light = await textColor()
  await button(other, 'Dark').click()
  await expect.poll(textColor).not.toBe(light)
  await button(other, 'Phone').click()
  await expect.poll(() => frame.locator('body').evaluate(() => window.innerWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(other)
  await button(other, 'Close').click()
  await expect(sheet(other, 'Preview')).toBeHidden()

  // Another administrator sees who is editing, and can still save.
  const grace = await browser.newContext({ baseURL: site.url })
  const gracePage = await grace.newPage()
  answerDialogs(gracePage)
  await openAs(gracePage, site, await createAdministrator(site, 'Grace Writer'), '/lesson-1?page=2')
  await openEditor(gracePage)
  await expect(gracePage.getByText(`${site.admin.email} has been editing since`)).toBeVisible()
  await replaceText(lessonEditor(gracePage), 'Typed by Grace.')
  await button(gracePage, 'Save').click()
  await expect(text(gracePage)).toHaveText('Typed by Grace.')

  await button(other, 'Save').click()
  const conflict = sheet(other, 'Someone else saved changes')
  await expect(conflict).toContainText('Grace Writer saved changes')
  await expect(conflict.locator('ins')).toContainText('the owner. And more.')
  await expect(conflict.locator('del')).toContainText('Grace.')
  await expectAccessible(other)
  const answer = await holdResponse(other, '**/rest/v1/lesson_content*')
  await button(other, 'Overwrite with mine').click()
  await expect(button(other, 'Use theirs')).toBeDisabled()
  answer()
  await expect(text(other)).toHaveText('Typed by the owner. And more.')
  await expect.poll(() => otherMessages).toEqual(['Lesson 1 content saved successfully!'])
  await grace.close()
  await device.close()
  expect(messages).toEqual([])
})

test('shows figures with plan data in the preview', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  answerDialogs(page)
  const { access_token: token } = await getSession(site, site.admin)
  const answers = {
    'w01/promise': 1000,
    'w01/factors/a': 0,
    'w01/factors/a/name': 'Covered by the plan',
    'w01/factors/a/today': 55,
  }
  const changes = Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, [value, 1, 'e2e']]))
  await call(site, '/functions/v1/save-plan', { token, body: { planId: randomUUID(), changes, seen: 0 } })
  const image = '<img src="images/lesson-1-value-leak.svg" alt="What leaks away" />'
  await saveLessonPage(site, 'lesson1', 3, `<p>Look at this.</p><figure>${image}</figure>`)
  await openAs(page, site, site.admin, '/lesson-1?page=3')
  await expect(text(page).getByText('How much of the benefit remains')).toBeVisible()
  await openEditor(page)
  await button(page, 'Preview').click()
  const frame = page.frameLocator('iframe[title^="Preview"]')
  await expect(frame.getByText('How much of the benefit remains')).toBeVisible()
  await frame.getByRole('button', { name: 'Show example' }).click()
  await expect(frame.getByRole('button', { name: 'Show my data' })).toBeVisible()
  await expect(frame.locator('.figure-drawing')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Close').click()
  await expect(sheet(page, 'Preview')).toBeHidden()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit')).toBeVisible()
})

test('compares and restores a version, and keeps a draft that was typed offline', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, context, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  answerDialogs(page)
  await saveLessonPage(site, 'lesson4', 1, '<p>The first text.</p>')
  await saveLessonPage(site, 'lesson4', 1, '<p>The second text.</p>')
  await openAs(page, site, site.admin, '/lesson-4')
  await openEditor(page)
  await button(page, 'Version history').click()
  const versions = sheet(page, 'Version history')
  await expect(versions.getByRole('button', { name: /^Version 3, current version/ })).toBeVisible()
  await versions.getByRole('button', { name: /^Version 2 / }).click()
  await expect(versions.locator('del')).toContainText('first')
  await expect(versions.locator('ins')).toContainText('second')
  await expectAccessible(page)
  await button(page, 'Restore').click()
  await expect(page.getByText('Version 2 restored as version 4.')).toBeVisible()
  await expect(text(page)).toHaveText('The first text.')

  // The tab is closed while drafts cannot be sent.
  await openEditor(page)
  await page.route('**/functions/v1/save-draft', (route) => route.abort())
  await replaceText(lessonEditor(page), 'Typed while offline.')
  await expect(page.getByText('Your draft is saved in this browser')).toBeVisible()
  await page.close()
  const reopened = await context.newPage()
  answerDialogs(reopened)
  await reopened.goto('/lesson-4')
  await expect(text(reopened)).toHaveText('The first text.')
  await reopened.route('**/functions/v1/edit-text', (route) => route.abort(), { times: 1 })
  await button(reopened, 'Edit').click()
  await expect(button(reopened, 'Try again')).toBeFocused()
  await button(reopened, 'Try again').click()
  await expect(draftHeading(reopened)).toBeFocused()
  await button(reopened, 'Continue your draft').click()
  await expect(lessonEditor(reopened)).toHaveText('Typed while offline.')
  await draftSaved(reopened)
  await button(reopened, 'Save').click()
  await expect(text(reopened)).toHaveText('Typed while offline.')
})

test('shows each older version once, and tries again what failed', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  for (let number = 2; number <= 22; number += 1)
    await saveLessonPage(site, 'lesson3', 4, `<p>Text ${number}.</p>`)
  await openAs(page, site, site.admin, '/lesson-3?page=4')
  await openEditor(page)
  await page.route('**/functions/v1/text-versions', (route) => route.abort(), { times: 1 })
  await button(page, 'Version history').click()
  const versions = sheet(page, 'Version history')
  await expect(versions.getByText("We couldn't load the version history.")).toBeVisible()
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Try again' }).click()
  const rows = versions.getByRole('listitem').filter({ hasText: /^Version/ })
  await expect(rows).toHaveCount(20)
  const answer = await holdResponse(page, '**/functions/v1/text-versions')
  await versions.getByRole('button', { name: 'Show older versions' }).dblclick()
  answer()
  await expect(rows).toHaveCount(22)
})

test('recognizes its own version after a lost response', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load resource|409/)
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson4', 2, '<p>The first text.</p>')
  await openAs(page, site, site.admin, '/lesson-4?page=2')
  await openEditor(page)
  await replaceText(lessonEditor(page), 'Typed once.')
  await draftSaved(page)
  await page.route('**/rest/v1/lesson_content*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
    await page.unroute('**/rest/v1/lesson_content*')
  })
  await button(page, 'Save').click()
  await expect.poll(() => messages).toHaveLength(1)
  await lessonEditor(page).press('Control+End')
  await page.keyboard.type(' Typed twice.')
  await draftSaved(page)
  await expect(page.getByText('Someone saved a newer version')).toBeHidden()
  await button(page, 'Save').click()
  await expect(text(page)).toHaveText('Typed once. Typed twice.')
  await expect(sheet(page, 'Someone else saved changes')).toBeHidden()
})

test('keeps the drafts of other tabs when one is canceled, discarded or continued', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, context, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load resource|409/)
  const saveDraft = '**/functions/v1/save-draft'
  await saveLessonPage(site, 'lesson4', 3, '<p>The published text.</p>')
  const openTab = async (tab: Page) => {
    answerDialogs(tab)
    await openAs(tab, site, site.admin, '/lesson-4?page=3')
    await openEditor(tab)
    return tab
  }
  const first = await openTab(page)
  const second = await openTab(await context.newPage())
  const third = await openTab(await context.newPage())

  await replaceText(lessonEditor(first), 'Typed in the first tab.')
  await draftSaved(first)
  // Canceled before its draft was sent.
  await second.route(saveDraft, (route) => route.abort())
  await replaceText(lessonEditor(second), 'Typed in the second tab.')
  await button(second, 'Cancel').click()
  await button(second, 'Edit').click()
  await expect(draftHeading(second)).toBeFocused()
  const discarded = await holdResponse(second, '**/functions/v1/discard-draft')
  await second.unroute(saveDraft)
  await button(second, 'Discard').click()
  await replaceText(lessonEditor(second), 'Typed again in the second tab.')
  await draftSaved(second)
  const response = second.waitForResponse('**/functions/v1/discard-draft')
  discarded()
  await response

  // Two tabs leave drafts in this browser.
  for (const [tab, words] of [
    [third, 'Typed in the third tab.'],
    [first, 'More in the first tab.'],
  ] as const) {
    await tab.route(saveDraft, (route) => route.abort())
    await replaceText(lessonEditor(tab), words)
    await expect(tab.getByText('Your draft is saved in this browser')).toBeVisible()
    await tab.close()
  }
  await second.reload()
  await button(second, 'Edit').click()
  await expect(button(second, 'Continue your draft')).toHaveCount(2)
  await button(second, 'Continue your draft').first().click()
  await expect(lessonEditor(second)).toHaveText('More in the first tab.')
  await draftSaved(second)
  await button(second, 'Save').click()
  await expect(text(second)).toHaveText('More in the first tab.')
  await button(second, 'Edit').click()
  await button(second, 'Continue your draft').click()
  await expect(lessonEditor(second)).toHaveText('Typed in the third tab.')
})
