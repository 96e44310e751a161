import type { Page } from '@playwright/test'
import { fetchRows } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { answerDialogs, lessonEditor, saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'media' })
test.describe.configure({ mode: 'default' })

const text = (page: Page) => page.locator('.rich-text')
const weave = 'lesson-1-weave.svg'
const storedUrl = `/storage/v1/object/public/images/${weave}`
const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test.beforeEach(({ context }) =>
  context.route(/youtube-nocookie\.com|vimeo\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  ),
)

test('shows the images and videos of a lesson', { tag: '@wide' }, async ({ page, site, expectFault }) => {
  expectFault(/not-there\.png|intro\.mp4/)
  await saveLessonPage(
    site,
    'lesson4',
    2,
    `<h2>Media</h2>
    <p><img src="images/lesson-1-weave.svg" alt="Three strands"></p>
    <p><img src="images/not-there.png" alt="Missing"></p>
    <p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk about change</a></p>
    <p>Also see https://vimeo.com/76979871 for another one.</p>
    <video src="videos/intro.mp4"></video>`,
  )
  await openAs(page, site, site.admin, '/lesson-4?page=2')
  const strands = text(page).locator('img[alt="Three strands"]')
  await expect(strands).toHaveAttribute('src', '/storage/v1/object/public/images/lesson-1-weave.svg')
  await expect
    .poll(() => strands.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: 'Missing' })).toHaveCount(0)
  const talk = page.getByTitle('A talk about change')
  await expect(talk).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?mute=1/,
  )
  await expect(page.getByTitle('Vimeo video')).toHaveAttribute(
    'src',
    /player\.vimeo\.com\/video\/76979871\?muted=1/,
  )
  const video = page.locator('video')
  await expect(video).toHaveAttribute('src', '/storage/v1/object/public/videos/intro.mp4')
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.controls])).toEqual([
    true,
    true,
  ])
  for (const media of [strands, talk, video]) {
    expect((await media.boundingBox())?.height).toBeLessThanOrEqual(500)
  }
})

test('shows a stored image for every form of its path', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const forms = [
    `<p><img src="images/${weave}" alt=""></p>`,
    `<p><img src="/images/${weave}" alt=""></p>`,
    `<img src="${weave}" alt="">`,
    `<p><a href="/images/${weave}">${weave}</a></p>`,
    `<p><a href="${weave}">An image</a></p>`,
    `<p>images/${weave}</p>`,
    `<p>/images/${weave}</p>`,
    `<p>${weave}</p>`,
    `<p>Look at images/${weave}, it is woven.</p>`,
    `<ul><li><a href="images/${weave}">In a list</a></li></ul>`,
    `<blockquote>images/${weave}</blockquote>`,
    `<table><tbody><tr><td>/images/${weave}</td></tr></tbody></table>`,
    `<div>images/${weave}</div>`,
    `<a href="images/${weave}">outside a paragraph</a>`,
  ]
  const content = await saveLessonPage(site, 'lesson3', 3, forms.join('<h3>Next</h3>'))
  expect(content.match(/<img src="images\/lesson-1-weave\.svg"/g)).toHaveLength(3)
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  const images = text(page).locator('img')
  await expect(images).toHaveCount(forms.length)
  for (const image of await images.all()) {
    await expect(image).toHaveAttribute('src', storedUrl)
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(text(page)).toContainText('it is woven.')
  await expect(text(page)).not.toContainText('In a list')
})

test('shows a muted player for every form of a video link', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const player = `<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc" title="Player" allow="autoplay" allowfullscreen></iframe>`
  const forms = [
    `<p>${watch}</p>`,
    `<p><a href="https://youtu.be/dQw4w9WgXcQ">A talk</a></p>`,
    `<p>https://www.youtube.com/embed/dQw4w9WgXcQ</p>`,
    player,
    `<p>${player.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    `<ol><li>${watch}</li></ol>`,
    watch,
  ]
  await saveLessonPage(site, 'lesson3', 3, forms.join('<h3>Next</h3>'))
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  const players = text(page).locator('iframe')
  await expect(players).toHaveCount(forms.length)
  for (const frame of await players.all()) {
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?mute=1/,
    )
  }
  await expect(text(page)).not.toContainText('iframe')
})

test('shows all formats of a video and keeps them after an edit', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/404 .*talk\.(webm|mp4)/)
  page.on('dialog', (dialog) => dialog.accept())
  const video =
    '<video controls preload="metadata"><source src="videos/talk.webm" type="video/webm" /><source src="videos/talk.mp4" type="video/mp4" /></video>'
  await saveLessonPage(site, 'lesson3', 3, `${video}<p>Before.</p>`)
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  const readSources = async () =>
    text(page)
      .locator('video source')
      .evaluateAll((sources) =>
        sources.map((source) => [source.getAttribute('src'), source.getAttribute('type')]),
      )
  const formats = [
    ['/storage/v1/object/public/videos/talk.webm', 'video/webm'],
    ['/storage/v1/object/public/videos/talk.mp4', 'video/mp4'],
  ]
  await expect.poll(readSources).toEqual(formats)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(lessonEditor(page)).toBeFocused()
  await page.keyboard.type('Now. ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(text(page)).toContainText('Now. Before.')
  const [stored] = await fetchRows<{ content: string }>(
    site,
    site.admin,
    'lesson_content?select=content&lesson_id=eq.lesson3&page_number=eq.3',
  )
  expect(stored?.content).toBe(`${video}<p>Now. Before.</p>`)
  expect(await readSources()).toEqual(formats)
})

test('hides an image that fails to load, for every form of its path', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/404 .*not-there\.png/)
  await saveLessonPage(
    site,
    'lesson3',
    3,
    '<p>First.</p><p>images/not-there.png</p><p><a href="/images/not-there.png">x</a></p><img src="not-there.png"><p>Last.</p>',
  )
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  await expect(text(page)).toContainText('Last.')
  await expect(text(page).locator('img')).toHaveCount(0)
})

test('turns pasted player code into a video link', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  answerDialogs(page)
  await saveLessonPage(site, 'lesson3', 3, '<p>Before.</p>')
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = lessonEditor(page)
  await expect(editor).toBeFocused()
  await editor.press('Control+End')
  await page.keyboard.press('Enter')
  await editor.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(editor).toContainText(watch)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(text(page).locator('iframe')).toHaveAttribute('src', /embed\/dQw4w9WgXcQ\?mute=1/)
  await expect(text(page)).toContainText('Before.')
})
