import type { Page } from '@playwright/test'
import { hostileCases, probeHostileHtml } from './support/hostile-html.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button, dashboardLink } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, replaceText, saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'editing' })
test.describe.configure({ mode: 'default' })

const text = (page: Page) => page.locator('.rich-text')

test.describe('the administrator', () => {
  test('formats a lesson', { tag: '@once' }, async ({ page, context, site }) => {
    const messages = answerDialogs(page)
    await saveLessonPage(site, 'lesson1', 3, '<h2>Before</h2><p>Old text.</p>')
    await openAs(page, site, site.admin, '/lesson-1?page=3')
    await button(page, 'Edit').click()
    await expect(lessonEditor(page)).toBeFocused()
    await expectAccessible(page)
    await replaceText(lessonEditor(page), 'A heading')
    await button(page, 'Heading').click()
    await expect(lessonEditor(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const [shortcut, word] of [
      ['Control+b', 'bold '],
      ['Control+i', 'italic '],
      ['Control+u', 'underlined '],
    ] as const) {
      await page.keyboard.press(shortcut)
      await page.keyboard.type(word)
      await page.keyboard.press(shortcut)
    }
    await page.keyboard.press('Enter')
    await button(page, 'Bullets').click()
    await expect(lessonEditor(page)).toBeFocused()
    await page.keyboard.type('first')
    await page.keyboard.press('Enter')
    await page.keyboard.type('second')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await button(page, 'Link').click()
    await page.getByLabel('URL').fill('javascript:alert(1)')
    await button(page, 'Insert').click()
    await expect(page.getByText("This URL can't be used here.")).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('URL').fill('https://example.com/more')
    await button(page, 'Insert').click()
    await expect(lessonEditor(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, 'Image').click()
    await page.getByLabel('URL').fill('images/lesson-1-weave.svg')
    await page.getByLabel('Alt text').fill('Three strands')
    await button(page, 'Insert').click()
    await expect(lessonEditor(page).getByRole('img', { name: 'Three strands' })).toBeVisible()
    await button(page, 'Save').click()
    await expect(button(page, 'Edit')).toBeVisible()
    await expect.poll(() => messages).toEqual(['Lesson 1 content saved successfully!'])

    const [row] = await fetchRows<{ content: string }>(
      site,
      site.admin,
      'lesson_content?select=content&lesson_id=eq.lesson1&page_number=eq.3',
    )
    expect(row?.content).toBe(
      '<h2>A heading</h2>' +
        '<p><strong>bold </strong><em>italic </em><u>underlined </u></p>' +
        '<ul><li>first</li><li>second</li></ul>' +
        '<p><a href="https://example.com/more">https://example.com/more</a></p>' +
        '<img src="images/lesson-1-weave.svg" alt="Three strands" />',
    )

    const reader = await context.browser()?.newContext({ baseURL: site.url })
    const readerPage = await reader?.newPage()
    if (!readerPage) throw new Error('no second browser')
    const loaded: string[] = []
    readerPage.on('request', (request) => loaded.push(request.url()))
    await openAs(readerPage, site, await buyCourse(site), '/lesson-1?page=3')
    await expect(text(readerPage).getByRole('heading', { name: 'A heading' })).toBeVisible()
    await expect(text(readerPage).getByRole('img', { name: 'Three strands' })).toBeVisible()
    expect(
      loaded.filter((url) => /editor/.test(url)),
      'readers do not load the editor',
    ).toEqual([])
    await reader?.close()
  })

  test('pastes plain text only', { tag: '@once' }, async ({ page, site }) => {
    answerDialogs(page)
    await openAs(page, site, site.admin, '/lesson-2?page=3')
    await button(page, 'Edit').click()
    await replaceText(lessonEditor(page), 'Before. ')
    await lessonEditor(page).evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/html', '<h1 style="color:red">Big <b>words</b></h1><script>alert(1)</script>')
      data.setData('text/plain', 'Big words\n\nand more')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect(lessonEditor(page)).toContainText('Before. Big words')
    await expect(lessonEditor(page)).toContainText('and more')
    await expect(lessonEditor(page).locator('h1, b, strong, [style]')).toHaveCount(0)
  })

  test('saves a built-in page without changes', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    answerDialogs(page)
    const query = 'lesson_content?select=content&lesson_id=eq.lesson3&page_number=eq.4'
    const fetchContent = async () => {
      const [row] = await fetchRows<{ content: string }>(site, site.admin, query)
      return (row?.content ?? '').replace(/\s+/g, ' ').replace(/ ?(<[^>]+>) ?/g, '$1')
    }
    const before = await fetchContent()
    await openAs(page, site, site.admin, '/lesson-3?page=4')
    await button(page, 'Edit').click()
    await expect(lessonEditor(page)).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await button(page, 'Save').click()
    await expect(button(page, 'Edit')).toBeVisible()
    expect(await fetchContent()).toBe(before)
  })

  test('keeps the text when saving fails', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/lesson_content|ERR_FAILED/)
    const messages = answerDialogs(page)
    await openAs(page, site, site.admin, '/lesson-2?page=2')
    await button(page, 'Edit').click()
    await replaceText(lessonEditor(page), 'Text that must not be lost')
    await page.route('**/rest/v1/lesson_content**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await button(page, 'Save').click()
    await expect.poll(() => messages).toEqual(['Error saving content. Please try again.'])
    await expect(lessonEditor(page)).toHaveText('Text that must not be lost')
    await page.unroute('**/rest/v1/lesson_content**')
    await button(page, 'Save').click()
    await expect(button(page, 'Edit')).toBeVisible()
    await expect.poll(() => messages.at(-1)).toBe('Lesson 2 content saved successfully!')
    await expect(text(page)).toHaveText('Text that must not be lost')
  })

  test('asks for confirmation before leaving unsaved changes', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
  }) => {
    const question = 'You have unsaved changes. Are you sure you want to leave?'
    let isLeaving = false
    const messages = answerDialogs(page, () => isLeaving)
    await openAs(page, site, site.admin, '/welcome')
    await page.goto('/lesson-3')
    await button(page, 'Next').click()
    await expect(page.getByText('Page 2 of 4')).toBeVisible()
    await button(page, 'Edit').click()
    await expect(lessonEditor(page)).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Unsaved ')

    const ways: Record<string, () => Promise<unknown>> = {
      'a link': () => dashboardLink(page).click(),
      home: () => button(page, 'Go Back Home').click(),
      'the next page': () => button(page, 'Next').click(),
      'the page before': () => button(page, 'Previous').click(),
      back: () => page.evaluate(() => history.back()),
      cancel: () => button(page, 'Cancel').click(),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await leave()
      await expect.poll(() => messages, way).toEqual([question])
      messages.length = 0
      await expect(page).toHaveURL('/lesson-3?page=2')
      await expect(lessonEditor(page)).toContainText('Unsaved')
    }
    await page.evaluate(() => location.reload())
    await expect.poll(() => messages).toEqual(['beforeunload'])
    messages.length = 0
    await expect(lessonEditor(page)).toContainText('Unsaved')

    isLeaving = true
    await button(page, 'Next').click()
    await expect(page.getByText('Page 3 of 4')).toBeVisible()
    expect(messages).toEqual([question])
    await button(page, 'Previous').click()
    await expect(page.getByText('Page 2 of 4')).toBeVisible()
    await expect(lessonEditor(page)).toBeHidden()
    await expect(text(page)).not.toContainText('Unsaved')
    expect(messages).toEqual([question])
  })
})

test('removes scripts from hostile text', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  test.setTimeout(180_000)
  // Some texts use media files that do not exist.
  expectFault(/404 .*\/storage\//)
  const cases = hostileCases()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.accept()
  })
  // External requests are answered here.
  await page.route(
    (url) => url.origin !== site.url,
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
  )
  const stored: { name: string; html: string }[] = []
  for (const { name, html } of cases) {
    stored.push({ name, html: await saveLessonPage(site, 'lesson4', 3, html) })
  }

  // On a blank page, without our Content Security Policy and renderer, the stored text alone is harmless.
  await page.goto('about:blank')
  const violations = await page.evaluate(probeHostileHtml, stored)
  expect(violations).toEqual([])
  expect(dialogs).toEqual([])

  // On the lesson page, in batches, with formatting between the cases that must survive.
  await openAs(page, site, site.admin, '/lesson-4?page=3')
  for (let start = 0; start < cases.length; start += 25) {
    const batch = cases.slice(start, start + 25)
    const sentinel = '<p><strong>kept</strong> and <em>kept</em></p>'
    await saveLessonPage(site, 'lesson4', 3, sentinel + batch.map(({ html }) => html).join(sentinel))
    await page.reload()
    await expect(text(page).locator('strong', { hasText: 'kept' }).first()).toBeVisible()
    // The first screen of a text renders before the rest, in a container as tall as the window.
    await expect(page.locator('article .min-h-dvh')).toHaveCount(0)
    const rendered = await text(page).evaluate(withoutCourseDrawings)
    expect(
      await page.evaluate(probeHostileHtml, [{ name: `cases ${start} and on`, html: rendered }]),
    ).toEqual([])
  }
  expect(dialogs).toEqual([])
})

/** Runs in the page. Removes the SVG drawings that the site adds to figures of the course. */
function withoutCourseDrawings(text: Element): string {
  const copy = text.cloneNode(true) as Element
  for (const drawing of copy.querySelectorAll('.figure-drawing > svg')) drawing.remove()
  return copy.innerHTML
}
