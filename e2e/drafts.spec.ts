import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { call } from './support/call.ts'
import { buyCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { type Account, openAs, sessionOf } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import {
  answerDialogs,
  lessonEditor,
  openEditor,
  overwrite,
  saveArticle,
  saveLessonPage,
} from './support/texts.ts'

test.use({ world: 'drafts' })

const text = (page: Page) => page.locator('.rich-text')
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const draftSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()

/** Somebody else on the team, called by a name, who may edit. */
async function colleague(site: Site, name: string): Promise<Account> {
  const account = await createAccount(site)
  const signedIn = await call(site, '/auth/v1/token?grant_type=password', { body: site.admin })
  const { access_token: owner } = (await signedIn.json()) as { access_token: string }
  const { access_token: token } = await sessionOf(site, account)
  const invitation = { operationId: randomUUID(), email: account.email, role: 'administrator' }
  await call(site, '/functions/v1/admin-staff-invite', { token: owner, body: invitation })
  await call(site, '/functions/v1/admin-accept-invitation', { token, body: { operationId: randomUUID() } })
  await fetch(`${site.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name } }),
  })
  return account
}

test('a draft outlives its tab, is previewed as a learner sees it, and two who edit see both texts', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  // The save that finds another text in its place is refused.
  expectFault(/409/)
  const said = answerDialogs(page)
  await saveLessonPage(site, 'lesson1', 2, '<h2>Plan</h2><p>One two three.</p>')
  await openAs(page, site, site.admin, '/lesson-1?page=2')
  await openEditor(page)
  await overwrite(lessonEditor(page), 'Typed by the owner.')
  await draftSaved(page)

  // Another device of the same person offers what was typed here.
  const device = await browser.newContext({ baseURL: site.url })
  const other = await device.newPage()
  const saidThere = answerDialogs(other)
  await openAs(other, site, site.admin, '/lesson-1?page=2')
  await expect(text(other)).toContainText('One two three.')
  await button(other, 'Edit').click()
  await expect(other.getByRole('heading', { name: 'You have an unsaved draft' })).toBeVisible()
  await expectAccessible(other)
  await button(other, 'Continue your draft').click()
  await expect(lessonEditor(other)).toHaveText('Typed by the owner.')
  await expect(lessonEditor(other)).toBeFocused()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' And more.')
  await draftSaved(other)

  // The first tab has lost the draft to the second and says so.
  await lessonEditor(page).press('Control+End')
  await page.keyboard.type('!')
  await expect(page.getByText('You went on with this text in another tab')).toBeVisible()

  await button(other, 'Preview').click()
  const frame = other.frameLocator('iframe[title^="Preview"]')
  await expect(frame.getByText('Typed by the owner. And more.')).toBeVisible()
  const ink = () => frame.locator('body').evaluate((body) => getComputedStyle(body).color)
  const light = await ink()
  await button(other, 'Dark').click()
  await expect.poll(ink).not.toBe(light)
  await button(other, 'Phone').click()
  await expect.poll(() => frame.locator('body').evaluate(() => window.innerWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(other)
  await button(other, 'Close').click()
  await expect(sheet(other, 'Preview')).toBeHidden()

  // A colleague is told who is at the text, and saves all the same.
  const grace = await browser.newContext({ baseURL: site.url })
  const hers = await grace.newPage()
  answerDialogs(hers)
  await openAs(hers, site, await colleague(site, 'Grace Writer'), '/lesson-1?page=2')
  await openEditor(hers)
  await expect(hers.getByText(`${site.admin.email} has been editing since`)).toBeVisible()
  await overwrite(lessonEditor(hers), 'Typed by Grace.')
  await button(hers, 'Save').click()
  await expect(text(hers)).toHaveText('Typed by Grace.')

  await button(other, 'Save').click()
  const conflict = sheet(other, 'Someone else saved changes')
  await expect(conflict).toContainText('Grace Writer saved it')
  await expect(conflict.locator('ins')).toContainText('the owner. And more.')
  await expect(conflict.locator('del')).toContainText('Grace.')
  await expectAccessible(other)
  await button(other, 'Overwrite with mine').click()
  await expect(text(other)).toHaveText('Typed by the owner. And more.')
  await expect.poll(() => saidThere).toEqual(['Lesson 1 content saved successfully!'])
  await grace.close()
  await device.close()
  expect(said).toEqual([])
})

test('the preview draws a figure from the plan, as the lesson does', { tag: '@once' }, async ({
  page,
  site,
}) => {
  answerDialogs(page)
  const { access_token: token } = await sessionOf(site, site.admin)
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
  await frame.getByRole('button', { name: 'Show the example' }).click()
  await expect(frame.getByRole('button', { name: 'Show my data' })).toBeVisible()
  await expect(frame.locator('.figure-drawing')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Close').click()
  await expect(sheet(page, 'Preview')).toBeHidden()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit')).toBeVisible()
})

test('an earlier version is compared and restored, and a tab closed without a network loses nothing typed', {
  tag: '@once',
}, async ({ page, site, context, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  answerDialogs(page)
  await saveLessonPage(site, 'lesson4', 1, '<p>The first words.</p>')
  await saveLessonPage(site, 'lesson4', 1, '<p>The second words.</p>')
  await openAs(page, site, site.admin, '/lesson-4')
  await openEditor(page)
  await button(page, 'Version history').click()
  const versions = sheet(page, 'Version history')
  await expect(versions.getByRole('button', { name: /^Version 3, the text now/ })).toBeVisible()
  await versions.getByRole('button', { name: /^Version 2 / }).click()
  await expect(versions.locator('del')).toContainText('first')
  await expect(versions.locator('ins')).toContainText('second')
  await expectAccessible(page)
  await button(page, 'Restore').click()
  await expect(page.getByText('Version 2 is back, as version 4.')).toBeVisible()
  await expect(text(page)).toHaveText('The first words.')

  // Nothing reaches the server, and the tab is closed.
  await openEditor(page)
  await page.route('**/functions/v1/save-draft', (route) => route.abort())
  await overwrite(lessonEditor(page), 'Typed without a network.')
  await expect(page.getByText('Your draft is kept in this browser')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  answerDialogs(again)
  await again.goto('/lesson-4')
  await expect(text(again)).toHaveText('The first words.')
  await button(again, 'Edit').click()
  await button(again, 'Continue your draft').click()
  await expect(lessonEditor(again)).toHaveText('Typed without a network.')
  await draftSaved(again)
  await button(again, 'Save').click()
  await expect(text(again)).toHaveText('Typed without a network.')
})

test('an article of the library is edited like a lesson, and found by its new words', {
  tag: '@once',
}, async ({ page, site, browser }) => {
  await saveArticle(site, 'the-dip', '<h2>The dip</h2><ul><li>Why output falls.</li></ul>')
  await openAs(page, site, site.admin, '/library/articles/the-dip')
  await expect(page.getByRole('article', { name: 'The dip' })).toContainText('Why output falls.')
  const editor = page.getByRole('textbox', { name: 'Text of the article “The dip”' })
  // Whoever only looks has typed nothing, and is not asked before leaving.
  await openEditor(page, editor)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit')).toBeFocused()
  await openEditor(page, editor)
  await overwrite(editor, 'A fall foretold')
  await button(page, 'Heading').click()
  await expect(editor.getByRole('heading', { name: 'A fall foretold' })).toBeVisible()
  await expect(editor).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Zymurgists expect it.')
  await draftSaved(page)
  await expectAccessible(page)
  await button(page, 'Preview').click()
  const frame = page.frameLocator('iframe[title^="Preview"]')
  await expect(frame.getByText('Zymurgists expect it.')).toBeVisible()
  await button(page, 'Close').click()
  await expect(sheet(page, 'Preview')).toBeHidden()
  await button(page, 'Save').click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(button(page, 'Edit')).toBeFocused()
  const article = page.getByRole('article', { name: 'A fall foretold' })
  await expect(article.getByRole('heading', { level: 2, name: 'A fall foretold' })).toBeVisible()
  await expect(page).toHaveTitle(/A fall foretold/)

  const reader = await browser.newContext({ baseURL: site.url })
  const readerPage = await reader.newPage()
  await openAs(readerPage, site, await buyCourse(site), '/library?q=zymurgists')
  const results = readerPage.getByRole('region', { name: /^Results for/ })
  await results.getByRole('link', { name: 'A fall foretold' }).click()
  const found = readerPage.getByRole('article', { name: 'A fall foretold' })
  await expect(found.locator('mark', { hasText: 'Zymurgists' })).toBeInViewport()
  await expect(button(readerPage, 'Edit')).toBeHidden()
  await expectAccessible(readerPage)
  await reader.close()
})

test('a word and a workshop of the library are edited where they stand', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/library/glossary#deed')
  const entry = page.locator('#deed')
  await expect(entry).toBeFocused()
  const edit = entry.getByRole('button', { name: 'Edit “deed”' })
  await edit.click()
  const editor = entry.getByRole('textbox', { name: 'Explanation of “deed”' })
  await expect(editor).toBeFocused()
  // One text at a time: nothing else can be opened meanwhile.
  await expect(page.getByRole('button', { name: /^Edit “/ })).toHaveCount(0)
  await overwrite(editor, 'Something done on a day.')
  await draftSaved(page)
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(entry.locator('.rich-text')).toHaveText('Something done on a day.')
  await expect(entry.getByRole('link', { name: 'Lesson 2, page 1' })).toBeVisible()

  await page.getByRole('link', { name: 'Workshops' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Workshops' })).toBeVisible()
  const workshop = page.locator('#diagnosis')
  await workshop.getByRole('button', { name: 'Edit “Diagnosis”' }).click()
  const text = workshop.getByRole('textbox', { name: 'Text of the workshop “Diagnosis”' })
  await expect(text).toBeFocused()
  // Whoever only looks has typed nothing, and is not asked before leaving.
  await button(page, 'Cancel').click()
  await expect(workshop.getByRole('button', { name: 'Edit “Diagnosis”' })).toBeFocused()
  await expect(workshop.getByText('150 minutes')).toBeVisible()
  await expectAccessible(page)
})
