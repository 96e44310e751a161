import type { Page } from '@playwright/test'
import { fetchRows } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { answerDialogs, replaceText, saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'saving' })
test.describe.configure({ mode: 'default' })

const editor = (page: Page) => page.getByRole('textbox', { name: /^(Text of lesson|Terms of Service)/ })

/** Holds save requests until the returned function is called. */
async function holdSaving(page: Page, table: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/rest/v1/${table}**`, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return release
}

test('keeps text that is typed into a lesson during a save', { tag: '@once' }, async ({ page, site }) => {
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson2', 1, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-2')
  await button(page, 'Edit').click()
  await replaceText(editor(page), 'First half')
  const release = await holdSaving(page, 'lesson_content')
  await button(page, 'Save').click()
  await editor(page).press('Control+End')
  await page.keyboard.type(', second half')
  release()
  await expect.poll(() => messages).toEqual(['Lesson 2 content saved successfully!'])
  await expect(editor(page)).toHaveText('First half, second half')
  await button(page, 'Save').click()
  await expect(button(page, 'Edit')).toBeVisible()
  const query = 'lesson_content?select=content&lesson_id=eq.lesson2&page_number=eq.1'
  expect(await fetchRows(site, site.admin, query)).toEqual([{ content: '<p>First half, second half</p>' }])
})

test('keeps the draft of the next page when a save finishes late', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson3', 1, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-3')
  await button(page, 'Edit').click()
  await replaceText(editor(page), 'The first page')
  const release = await holdSaving(page, 'lesson_content')
  await button(page, 'Save').click()
  await button(page, 'Next').click()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await button(page, 'Edit').click()
  await replaceText(editor(page), 'The second page')
  release()
  await expect.poll(() => messages.at(-1)).toBe('Lesson 3 content saved successfully!')
  await expect(editor(page)).toHaveText('The second page')
  await expect(button(page, 'Save')).toBeEnabled()
  const query = 'lesson_content?select=content&lesson_id=eq.lesson3&page_number=eq.1'
  expect(await fetchRows(site, site.admin, query)).toEqual([{ content: '<p>The first page</p>' }])
})

test('keeps text that is typed into a policy during a save', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/terms')
  await button(page, 'Edit').click()
  await replaceText(editor(page), 'First half')
  const release = await holdSaving(page, 'policy_content')
  await button(page, 'Save').click()
  await editor(page).press('Control+End')
  await page.keyboard.type(', second half')
  release()
  await expect(page.getByText('Terms of Service saved successfully!')).toBeVisible()
  await expect(editor(page)).toHaveText('First half, second half')
  await button(page, 'Save').click()
  await expect(button(page, 'Edit')).toBeVisible()
  await expect(page.getByRole('article')).toHaveText('First half, second half')
})
