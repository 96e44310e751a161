import type { Page } from '@playwright/test'
import { hostileCases, probeHostileHtml } from './support/hostile-html.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, replaceText, saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'editing' })
test.describe.configure({ mode: 'default' })

const toolbar = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true })
const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('writes a table with a caption and a callout on a phone', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const messages = answerDialogs(page)
  await saveLessonPage(site, 'lesson1', 2, '<p>Before</p>')
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, site, site.admin, '/lesson-1?page=2')
  await button(page, 'Edit').click()
  await expect(lessonEditor(page)).toBeFocused()
  await expect(page.getByText('1 word, about 1 minute to read')).toBeVisible()
  const rows = () =>
    toolbar(page, 'Formatting').evaluate(
      (row) => new Set([...row.children].map((tool) => tool.getBoundingClientRect().top)).size,
    )
  await expect.poll(rows, 'rows of the toolbar').toBe(1)
  await expect.poll(() => isWiderThanWindow(page)).toBe(false)

  // Moves to the toolbar, along it, and back with the keyboard.
  await page.keyboard.press('Alt+F10')
  await expect(button(page, 'Bold')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Italic')).toBeFocused()
  await page.keyboard.press('End')
  await expect(button(page, 'Keyboard shortcuts')).toBeFocused()
  await page.keyboard.press('Enter')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toContainText('Ctrl+Shift+8')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
  await expect(lessonEditor(page)).toBeFocused()

  await replaceText(lessonEditor(page), 'Who does what')
  await page.keyboard.press('Enter')
  await button(page, 'Table').click()
  await button(page, 'Insert table').click()
  const table = lessonEditor(page).locator('table')
  await expect(table.locator('tr')).toHaveCount(3)
  await expect(lessonEditor(page)).toBeFocused()
  for (const cell of ['Step', 'Who', 'When', 'Plan', 'Ana', 'May', 'Begin', 'Ben', 'June']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expect(table.locator('tr')).toHaveCount(4)
  await button(page, 'Delete row').click()
  await expect(table.locator('tr')).toHaveCount(3)
  await button(page, 'Header row').click()
  await expect(table.locator('th')).toHaveCount(0)
  await toolbar(page, 'Formatting').getByRole('button', { name: 'Undo' }).click()
  await expect(table.locator('th')).toHaveCount(3)
  await expectAccessible(page)

  await button(page, 'Caption').click()
  await expect(lessonEditor(page).locator('figcaption')).toHaveCount(1)
  await expect(lessonEditor(page)).toBeFocused()
  await page.keyboard.type('The first two steps')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Do not skip these')
  await button(page, 'Callout').click()
  await button(page, 'Caution').click()
  await expect(button(page, 'Caution')).toHaveAttribute('aria-pressed', 'true')
  await expect(lessonEditor(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect.poll(() => messages).toEqual(['Lesson 1 content saved successfully!'])
  await expect(button(page, 'Edit')).toBeFocused()

  const query = 'lesson_content?select=content&lesson_id=eq.lesson1&page_number=eq.2'
  const [row] = await fetchRows<{ content: string }>(site, site.admin, query)
  const cells = (tag: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag.split(' ')[0]}>`).join('')}</tr>`
  expect(row?.content).toBe(
    '<p>Who does what</p><figure><table>' +
      `<thead>${cells('th scope="col"', 'Step', 'Who', 'When')}</thead>` +
      `<tbody>${cells('td', 'Plan', 'Ana', 'May')}${cells('td', 'Begin', 'Ben', 'June')}</tbody>` +
      '</table><figcaption>The first two steps</figcaption></figure>' +
      '<div class="callout-caution"><p>Do not skip these</p></div>',
  )

  const reader = await context.browser()?.newContext({ baseURL: site.url, colorScheme: 'dark' })
  const readerPage = await reader?.newPage()
  if (!readerPage) throw new Error('no second browser')
  await readerPage.setViewportSize({ width: 360, height: 740 })
  await openAs(readerPage, site, await buyCourse(site), '/lesson-1?page=2')
  await expect(readerPage.getByRole('note', { name: 'Caution' })).toHaveText('Do not skip these')
  await expect(readerPage.getByRole('figure')).toContainText('The first two steps')
  await expect.poll(() => isWiderThanWindow(readerPage)).toBe(false)
  await expectAccessible(readerPage)
  await reader?.close()
})

test('keeps pasted formatting on request, without hostile HTML', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const dialogs = answerDialogs(page)
  const editor = lessonEditor(page)
  await saveLessonPage(site, 'lesson2', 1, '<p>Before</p>')
  await openAs(page, site, site.admin, '/lesson-2')
  await button(page, 'Edit').click()
  await expect(editor).toBeFocused()
  await replaceText(editor, 'Before. ')
  const keepFormatting = button(page, 'Keep headings, lists and links')

  await editor.evaluate(paste, {
    html: '<h1 style="color:red">Big <b>words</b></h1><ul><li>one</li><li>two</li></ul><p>See <a href="https://example.com/x" onclick="alert(1)">this</a>.</p><script>alert(1)</script>',
    text: 'Big words\none\ntwo\n\nSee this.',
  })
  await expect(editor).toContainText('Before. Big words')
  await expect(editor.locator('h2, li, a, b, strong')).toHaveCount(0)
  await expect(keepFormatting).toBeVisible()
  await expectAccessible(page)
  await keepFormatting.click()
  await expect(keepFormatting).toBeHidden()
  await expect(editor.locator('h2')).toHaveText('Big words')
  await expect(editor.locator('li')).toHaveText(['one', 'two'])
  await expect(editor.locator('a')).toHaveAttribute('href', 'https://example.com/x')
  await expect(editor.locator('b, strong, [style], [onclick]')).toHaveCount(0)
  await expect(editor).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(editor.locator('h2, li, a')).toHaveCount(0)
  await expect(editor).toContainText('Before. Big words')
  await page.keyboard.press('Control+z')
  await expect(editor).toHaveText('Before. ')

  // The offer ends when the pasted text is edited, so that it never replaces typed text.
  await editor.evaluate(paste, { html: '<h2>A heading</h2>', text: 'A heading' })
  await expect(keepFormatting).toBeVisible()
  await page.keyboard.type(' and more')
  await expect(keepFormatting).toBeVisible()
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(keepFormatting).toBeHidden()

  // In batches; a unit test checks each case separately.
  const cases = hostileCases()
  for (let start = 0; start < cases.length; start += 25) {
    await replaceText(editor, 'Before. ')
    const batch = cases.slice(start, start + 25).map(({ html }) => html)
    await editor.evaluate(paste, { html: `<h2>kept</h2>${batch.join('<h2>kept</h2>')}`, text: 'kept' })
    await keepFormatting.click()
    await expect(keepFormatting).toBeHidden()
    await expect(editor.locator('h2').first()).toHaveText('kept')
    const html = await editor.innerHTML()
    expect(await page.evaluate(probeHostileHtml, [{ name: `cases ${start} and on`, html }])).toEqual([])
    await expect(editor.locator('[style], img, video, iframe, form, input, button')).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
})

/** Runs in the page. */
function paste(element: Element, { html, text }: { html: string; text: string }): void {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
