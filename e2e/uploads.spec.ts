import {
  captionsUploadPath,
  imageUploadPath,
  type MediaFile,
  videoUploadPath,
} from '@course/contract/media/media'
import type { Locator, Page, Request } from '@playwright/test'
import { dropImage, pasteImage, pngFile, videoBytes } from './support/images.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button, dashboard, dashboardLink, selectAction } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, openEditor, saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'uploads' })
test.describe.configure({ mode: 'default' })

const text = (page: Page) => page.locator('.rich-text')

test('inserts chosen, pasted and dropped images with alt text into a lesson', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/415 .*upload\/pictures/)
  answerDialogs(page)
  await saveLessonPage(site, 'lesson3', 3, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Edit').click()
  const editor = lessonEditor(page)
  await expect(editor).toBeFocused()

  await button('Upload').click()
  const fileInput = page.getByLabel('Choose images or videos')
  await fileInput.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(page.getByText("SVG files can't be uploaded")).toBeVisible()
  await button('Cancel upload').click()
  await expect(page.getByText("SVG files can't be uploaded")).toHaveCount(0)

  await button('Upload').click()
  await fileInput.setInputFiles(pngFile('"><img src=x onerror=alert(1)>.png', 120, 1000))
  await expect(page.getByText('Uploaded: 120 × 1000 pixels')).toBeVisible()
  await expectAccessible(page)
  await button('Insert').click()
  await expect(page.getByText('Please add alt text.')).toBeVisible()
  await page.getByLabel('Alt text').fill('A tall "tower" <b>')
  await button('Insert').click()
  const tower = editor.getByRole('img', { name: 'A tall "tower" <b>' })
  await expect(tower).toBeVisible()

  await pasteImage(editor, 40, 30)
  await expect(page.getByText('Uploaded: 40 × 30 pixels')).toBeVisible()
  await page.getByLabel('Alt text').fill('A field')
  await button('Insert').click()
  await expect(editor.getByRole('img', { name: 'A field' })).toBeVisible()
  await expect(page.getByLabel('Alt text')).toHaveCount(0)

  await dropImage(editor, 50, 30)
  await expect(page.getByText('Uploaded: 50 × 30 pixels')).toBeVisible()
  await page.getByLabel('Alt text').fill('A lake')
  await button('Insert').click()
  await expect(editor.getByRole('img', { name: 'A lake' })).toBeVisible()
  await expect(page.getByLabel('Alt text')).toHaveCount(0)

  await button('Save').click()
  await expect(button('Edit')).toBeVisible()
  const tallImage = text(page).getByRole('img', { name: 'A tall "tower" <b>' })
  await expect(tallImage).toHaveAttribute(
    'src',
    /^\/storage\/v1\/object\/public\/images\/uploads\/[0-9a-f]{32}\.png$/,
  )
  await expect(tallImage).toHaveAttribute(
    'srcset',
    /\/render\/image\/public\/images\/uploads\/\S+\?width=480 480w,/,
  )
  await expect
    .poll(() => tallImage.evaluate((image: HTMLImageElement) => [image.complete, image.currentSrc]))
    .toEqual([true, expect.stringMatching(/\?width=480$/)])
  await expect(tallImage).toHaveAttribute('width', '60')
  await expect(tallImage).toHaveAttribute('height', '500')
  await expect(text(page).getByRole('img', { name: 'A field' })).toHaveAttribute('height', '30')
  await expect(text(page)).toContainText('Before.')
})

test('keeps the description of an image while another one is dropped', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  answerDialogs(page)
  await saveLessonPage(site, 'lesson2', 3, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-2?page=3')
  await openEditor(page)
  const editor = lessonEditor(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(imageUploadPath)) uploads.push(request.url())
  })
  const altText = page.getByLabel('Alt text')
  await dropImage(editor, 41, 30)
  await expect(page.getByText('Uploaded: 41 × 30 pixels')).toBeVisible()
  await altText.fill('A bridge')
  await dropImage(editor, 42, 30)
  await expect(page.getByText('Uploaded: 41 × 30 pixels · 1 more')).toBeVisible()
  await expect(altText).toHaveValue('A bridge')
  expect(uploads).toHaveLength(1)
  await button(page, 'Insert').click()
  await expect(editor.getByRole('img', { name: 'A bridge' })).toBeVisible()

  await expect(page.getByText('Uploaded: 42 × 30 pixels')).toBeVisible()
  await expect(altText).toHaveValue('')
  await expect(altText).toBeFocused()
  await altText.fill('A river')
  await button(page, 'Insert').click()
  await expect(editor.getByRole('img', { name: 'A river' })).toBeVisible()
  await expect(altText).toHaveCount(0)
  expect(uploads).toHaveLength(2)
  await button(page, 'Save').click()
  await expect(text(page).getByRole('img', { name: 'A bridge' })).toHaveAttribute('width', '41')
  await expect(text(page).getByRole('img', { name: 'A river' })).toHaveAttribute('width', '42')
})

test('stops an upload without a message when its page is left', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  answerDialogs(page)
  await saveLessonPage(site, 'lesson2', 3, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-2?page=3')
  await openEditor(page)
  const isUpload = (request: Request) => request.url().includes(imageUploadPath)
  // The upload never ends.
  await page.route(`**${imageUploadPath}*`, () => {})
  const started = page.waitForRequest(isUpload)
  await dropImage(lessonEditor(page), 43, 30)
  await started
  await expect(page.getByText('Uploading…').or(page.getByText('Checking the image…'))).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', isUpload)
  await dashboardLink(page).click()
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/upload/i)).toHaveCount(0)
})

test('replaces the captions and the poster of a video together', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const { access_token: token } = await getSession(site, site.admin)
  const uploaded = await page.request.post(`${videoUploadPath}?operation=${'c'.repeat(32)}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'video/webm' },
    data: videoBytes(),
  })
  const { id } = (await uploaded.json()) as MediaFile
  await openAs(page, site, site.admin, '/admin/media')
  const row = page.getByRole('row').filter({ hasText: `WEBM ${id.slice(0, 6)}` })
  await expect(row).toContainText('No captions')
  await selectAction(row, 'Replace')
  const dialog = page.getByRole('dialog', { name: 'Replace' })

  // The poster is stored while the captions are still being uploaded.
  const { promise: posterStored, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${captionsUploadPath}*`, async (route) => {
    await posterStored
    await route.continue()
  })
  const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUn carré bouge.\n')
  await dialog.getByLabel('Caption language').selectOption('French')
  await dialog
    .getByLabel('Captions', { exact: true })
    .setInputFiles({ name: 'talk.vtt', mimeType: 'text/vtt', buffer: captions })
  await dialog.getByLabel('Poster').setInputFiles(pngFile('poster.png', 160, 90))
  await expect(dialog.getByText('Poster uploaded')).toBeVisible()
  await expect(dialog.getByRole('progressbar', { name: 'Captions' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Done' })).toHaveCount(0)
  release()
  await expect(dialog.getByText('Captions uploaded')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Captions: French')
  await expect(row.getByRole('button', { name: /^Play/ }).locator('img')).toHaveAttribute('src', /films/)
})

test('uploads a video with captions and poster, and refreshes its expired URL', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/ 403 .*object\/sign\/films/)
  answerDialogs(page)
  await saveLessonPage(site, 'lesson1', 2, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-1?page=2')
  await openEditor(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Upload').click()
  await page.getByLabel('Choose images or videos').setInputFiles({
    name: 'talk.webm',
    mimeType: 'video/webm',
    buffer: videoBytes(),
  })
  await expect(page.getByText('Uploaded: 160 × 90 pixels')).toBeVisible()
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nEin Quadrat bewegt sich.\n'
  await page.getByLabel('Caption language').selectOption('German')
  await page
    .getByLabel('Captions', { exact: true })
    .setInputFiles({ name: 'talk.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) })
  await expect(page.getByText('Captions uploaded')).toBeVisible()
  await page.getByLabel('Poster').setInputFiles(pngFile('poster.png', 160, 90))
  await expect(page.getByText('Poster uploaded')).toBeVisible()
  await expectAccessible(page)
  await button('Insert').click()
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await page.getByLabel('Title').fill('A "talk" <b>')
  await button('Insert').click()
  await expect(page.getByLabel('Title')).toHaveCount(0)
  const readWidth = (video: Locator) => () =>
    video.evaluate((element: HTMLVideoElement) => element.videoWidth)
  await expect.poll(readWidth(lessonEditor(page).locator('video'))).toBe(160)
  await button('Save').click()
  await expect(button('Edit')).toBeVisible()
  const query = 'lesson_content?select=content&lesson_id=eq.lesson1&page_number=eq.2'
  const [stored] = await fetchRows<{ content: string }>(site, site.admin, query)
  expect(stored?.content).toMatch(
    /<video src="films\/uploads\/[0-9a-f]{32}\.webm" title="A &quot;talk&quot; &lt;b&gt;" controls preload="metadata"><\/video>/,
  )

  await page.goto('/admin/media')
  await expect(page.getByText('Captions: German')).toBeVisible()
  const play = page.getByRole('row', { name: /Captions: German/ }).getByRole('button', { name: /^Play/ })
  await play.click()
  const player = page.getByRole('dialog', { name: /^Video / })
  await expect.poll(readWidth(player.locator('video'))).toBe(160)
  await expectAccessible(page)
  await player.getByRole('button', { name: 'Close' }).click()
  await expect(play).toBeFocused()

  await openAs(page, site, await buyCourse(site), '/lesson-1?page=2')
  const video = text(page).getByLabel('A "talk" <b>')
  await expect.poll(readWidth(video)).toBe(160)
  await expect(video).toHaveAttribute('poster', /object\/sign\/films\/uploads\/[0-9a-f]{32}\.png\?token=/)
  const cues = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)
  await expect.poll(cues).toBe(1)
  await expect(video.locator('track')).toHaveAttribute('srclang', 'de')
  await expectAccessible(page)

  let isExpired = true
  await page.route(/object\/sign\/films\/.*\.webm/, async (route) => {
    if (!isExpired) return route.continue()
    isExpired = false
    await route.fulfill({ status: 403, contentType: 'application/json', body: '{}' })
  })
  const expiredUrl = (await video.getAttribute('src')) ?? ''
  await video.evaluate((element: HTMLVideoElement) => element.load())
  await expect(video).not.toHaveAttribute('src', expiredUrl)
  await expect.poll(readWidth(video)).toBe(160)
})

test('shows where an image is used, replaces it, and deletes an unused one', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const { access_token: token } = await getSession(site, site.admin)
  const uploadImage = async (width: number, operation: string): Promise<MediaFile> => {
    const response = await page.request.post(`${imageUploadPath}?operation=${operation.repeat(32)}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      data: pngFile('', width, 30).buffer,
    })
    return (await response.json()) as MediaFile
  }
  const usedImage = await uploadImage(61, 'a')
  await uploadImage(62, 'b')
  await saveLessonPage(site, 'lesson2', 2, `<p>Look:</p><img src="${usedImage.path}" alt="A wall">`)
  await openAs(page, site, site.admin, '/admin/media')
  const row = (size: string) => page.getByRole('row').filter({ hasText: size })
  await expect(row('61 × 30').getByRole('link', { name: 'Lesson 2, page 2' })).toBeVisible()
  await expect(row('61 × 30').getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expectAccessible(page)

  await selectAction(row('61 × 30'), 'Replace')
  await page.getByLabel('New image').setInputFiles(pngFile('new.png', 63, 30))
  await expect(row('63 × 30').getByRole('link', { name: 'Lesson 2, page 2' })).toBeVisible()
  await expect(row('61 × 30')).toHaveCount(0)

  await page.getByLabel('Use').selectOption('unused')
  await expect(page).toHaveURL(/use=unused/)
  await expect(row('63 × 30')).toHaveCount(0)
  await selectAction(row('62 × 30'), 'Delete')
  await page.getByRole('button', { name: 'Delete this image' }).click()
  await expect(row('62 × 30')).toHaveCount(0)
})
