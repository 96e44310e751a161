import { buyCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { draftSaved, openEditor, replaceText, saveArticle } from './support/texts.ts'

test('edits a library article, which search then finds by its new text', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, browser }) => {
  await saveArticle(site, 'the-dip', '<h2>The dip</h2><ul><li>Why output falls.</li></ul>')
  await openAs(page, site, site.admin, '/library/articles/the-dip')
  await expect(page.getByRole('article', { name: 'The dip' })).toContainText('Why output falls.')
  const editor = page.getByRole('textbox', { name: 'Text of the article “The dip”' })
  // Without changes, Cancel does not ask for confirmation.
  await openEditor(page, editor)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit')).toBeFocused()
  await openEditor(page, editor)
  await replaceText(editor, 'A fall foretold')
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
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
  await button(page, 'Save').click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(button(page, 'Edit')).toBeFocused()
  const article = page.getByRole('article', { name: 'A fall foretold' })
  await expect(article.getByRole('heading', { level: 1, name: 'A fall foretold' })).toBeVisible()
  await expect(page).toHaveTitle(/A fall foretold/)

  const reader = await browser.newContext({ baseURL: site.url })
  const readerPage = await reader.newPage()
  await openAs(readerPage, site, await buyCourse(site), '/library?q=zymurgists')
  const results = readerPage.getByRole('region', { name: /^Results for/ })
  await results.getByRole('link', { name: 'A fall foretold' }).click()
  const foundArticle = readerPage.getByRole('article', { name: 'A fall foretold' })
  await expect(foundArticle.locator('mark', { hasText: 'Zymurgists' })).toBeInViewport()
  await expect(button(readerPage, 'Edit')).toBeHidden()
  await expectAccessible(readerPage)
  await reader.close()
})

test('edits a glossary entry and a workshop in place', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/library/glossary#dip')
  const entry = page.locator('#dip')
  await expect(entry).toBeFocused()
  const edit = entry.getByRole('button', { name: 'Edit “dip”' })
  await edit.click()
  const editor = entry.getByRole('textbox', { name: 'Explanation of “dip”' })
  await expect(editor).toBeFocused()
  // Only one editor can be open.
  await expect(page.getByRole('button', { name: /^Edit “/ })).toHaveCount(0)
  await replaceText(editor, 'Something done on a day.')
  await draftSaved(page)
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(entry.locator('.rich-text')).toHaveText('Something done on a day.')
  await expect(entry.getByRole('link', { name: 'Lesson 3, page 3' })).toBeVisible()

  await page.getByRole('link', { name: 'Workshops' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Workshops' })).toBeVisible()
  const workshop = page.locator('#diagnosis')
  await workshop.getByRole('button', { name: 'Edit “Diagnosis”' }).click()
  const text = workshop.getByRole('textbox', { name: 'Text of the workshop “Diagnosis”' })
  await expect(text).toBeFocused()
  // Without changes, Cancel does not ask for confirmation.
  await button(page, 'Cancel').click()
  await expect(workshop.getByRole('button', { name: 'Edit “Diagnosis”' })).toBeFocused()
  await expect(workshop.getByText('150 minutes')).toBeVisible()
  await expectAccessible(page)
})
