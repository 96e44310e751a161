import type { Page } from '@playwright/test'
import { rowsOf } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { answerDialogs, overwrite, saveLessonPage } from './support/texts.ts'

test.use({ world: 'saving' })

const editor = (page: Page) => page.getByRole('textbox', { name: /^(Text of lesson|Terms of Service)/ })
/** Holds the saving of a text until it is let go. */
async function holdSaving(page: Page, table: string) {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/rest/v1/${table}**`, async (route) => {
    if (route.request().method() === 'POST') await isFree
    await route.continue()
  })
  return letGo
}

test('what is typed into a lesson while it is being saved stays', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson2', 1, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-2')
  await button(page, 'Edit').click()
  await overwrite(editor(page), 'First half')
  const letGo = await holdSaving(page, 'lesson_content')
  await button(page, 'Save').click()
  await editor(page).press('Control+End')
  await page.keyboard.type(', second half')
  letGo()
  await expect.poll(() => messages).toEqual(['Lesson 2 content saved successfully!'])
  await expect(editor(page)).toHaveText('First half, second half')
  await button(page, 'Save').click()
  await expect(button(page, 'Edit')).toBeVisible()
  const query = 'lesson_content?select=content&lesson_id=eq.lesson2&page_number=eq.1'
  expect(await rowsOf(site, site.admin, query)).toEqual([{ content: '<p>First half, second half</p>' }])
})

test('a save that returns late leaves the draft of the next page alone', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson3', 1, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-3')
  await button(page, 'Edit').click()
  await overwrite(editor(page), 'The first page')
  const letGo = await holdSaving(page, 'lesson_content')
  await button(page, 'Save').click()
  await button(page, 'Next').click()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await button(page, 'Edit').click()
  await overwrite(editor(page), 'The second page')
  letGo()
  await expect.poll(() => messages.at(-1)).toBe('Lesson 3 content saved successfully!')
  await expect(editor(page)).toHaveText('The second page')
  await expect(button(page, 'Save')).toBeEnabled()
  const query = 'lesson_content?select=content&lesson_id=eq.lesson3&page_number=eq.1'
  expect(await rowsOf(site, site.admin, query)).toEqual([{ content: '<p>The first page</p>' }])
})

test('what is typed into a policy while it is being saved stays', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/terms')
  await button(page, 'Edit').click()
  await overwrite(editor(page), 'First half')
  const letGo = await holdSaving(page, 'policy_content')
  await button(page, 'Save').click()
  await editor(page).press('Control+End')
  await page.keyboard.type(', second half')
  letGo()
  await expect(page.getByText('Terms of Service saved successfully!')).toBeVisible()
  await expect(editor(page)).toHaveText('First half, second half')
  await button(page, 'Save').click()
  await expect(button(page, 'Edit')).toBeVisible()
  await expect(page.getByRole('article')).toHaveText('First half, second half')
})
