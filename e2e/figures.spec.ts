import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { saveLessonPage } from './support/texts.ts'

test.use({ siteGroup: 'media' })
test.describe.configure({ mode: 'default' })

const figure = (page: Page) => page.locator('.rich-text figure img').first()
const drawings = (page: Page) => page.locator('.rich-text figure svg')

/** The file of the displayed image, and its height in percent of its width. */
const readImage = (page: Page) =>
  figure(page).evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    return [
      image.complete && image.naturalWidth > 0 ? image.currentSrc.replace(/^.*\//, '') : 'not yet',
      Math.round((100 * height) / width),
    ]
  })

/** Whether the inline drawing covers its image, and its styles from the page. */
const readDrawing = (page: Page) =>
  drawings(page)
    .first()
    .evaluate((svg) => {
      const [drawingBox, imageBox] = [svg, svg.parentElement?.querySelector('img')].map((element) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
      const background = svg.querySelector('rect')
      const label = svg.querySelector('text')
      return {
        viewBox: svg.getAttribute('viewBox'),
        coversImage: drawingBox === imageBox,
        background: background && getComputedStyle(background).fill,
        font: label && getComputedStyle(label).fontFamily.split(',')[0],
      }
    })

test('shows the tall drawing of a figure on phones and the wide one elsewhere', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  await page.goto('/sample')
  await figure(page).scrollIntoViewIfNeeded()
  await expect.poll(() => readImage(page)).toEqual(['lesson-1-value-leak.svg', Math.round((100 * 536) / 960)])
  const styles = { coversImage: true, background: 'rgb(251, 249, 246)', font: 'Inter' }
  await expect.poll(() => readDrawing(page)).toEqual({ ...styles, viewBox: '0 0 960 536' })
  await expect(page.getByRole('img', { name: /^Bar chart of a yearly saving/ })).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => readDrawing(page)).toMatchObject({ background: 'rgb(21, 17, 28)' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect
    .poll(() => readImage(page))
    .toEqual(['lesson-1-value-leak-tall.svg', Math.round((100 * 384) / 360)])
  await expect.poll(() => readDrawing(page)).toEqual({ ...styles, viewBox: '0 0 360 384' })

  await openAs(page, site, site.admin, '/lesson-2?page=3')
  await expect(figure(page)).toHaveAttribute('alt', /^Two bar panels/)
  await figure(page).scrollIntoViewIfNeeded()
  await expect
    .poll(() => readImage(page))
    .toEqual(['lesson-2-five-questions-tall.svg', Math.round((100 * 446) / 360)])
  await expect.poll(() => readDrawing(page)).toEqual({ ...styles, viewBox: '0 0 360 446' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect
    .poll(() => readImage(page))
    .toEqual(['lesson-2-five-questions.svg', Math.round((100 * 620) / 960)])
  await expect.poll(() => readDrawing(page)).toEqual({ ...styles, viewBox: '0 0 960 620' })
})

const figures = readdirSync(join(import.meta.dirname, '../content/course/images')).filter(
  (name) => !name.endsWith('-tall.svg'),
)

/** Finds labels that overlap, leave their drawing or are smaller than 11 px. */
const findBadLabels = (page: Page) =>
  drawings(page).evaluateAll((all) =>
    all.flatMap((svg) => {
      const frame = svg.getBoundingClientRect()
      const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
      const scale = Math.min(frame.width / width, frame.height / height)
      const labels = [...svg.querySelectorAll('text')].map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
        // The height of the letters, without the line spacing.
        return {
          text: text.textContent,
          size,
          left,
          right,
          top: top + 0.2 * size,
          bottom: bottom - 0.2 * size,
        }
      })
      return labels.flatMap((label, index) => [
        ...(label.size < 11 ? [`${label.text}: ${label.size} px`] : []),
        ...(label.left < frame.left || label.right > frame.right || label.bottom > frame.bottom
          ? [`${label.text} is outside the drawing`]
          : []),
        ...labels
          .slice(index + 1)
          .filter(
            (other) =>
              label.left < other.right &&
              other.left < label.right &&
              label.top < other.bottom &&
              other.top < label.bottom,
          )
          .map((other) => `${label.text} overlaps ${other.text}`),
      ])
    }),
  )

const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" viewBox="0 0 960 480" onload="document.title='run'">
<script>document.title='run'</script><style>body{display:none}</style><h:script>document.title='run'</h:script>
<foreignObject><h:iframe src="/"/></foreignObject><image href="/sample"/><a href="/sample"><text>led</text></a>
<rect id="root" class="app" width="960" height="480" fill="u\\72l('/sample')" style="fill:red" onclick="document.title='run'"/>
<text x="5" y="20" fill="var(--color-ink)">kept<animate attributeName="x" to="9"/></text></svg>`

test('draws every figure with readable labels and only safe elements', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  // The Content Security Policy blocks what the hostile file tries.
  expectFault(/(inline event handler|inline style) violates .*Content Security Policy/)
  const pages = figures.map((name) => `<figure><img src="images/${name}" alt="${name}"></figure>`)
  await saveLessonPage(site, 'lesson3', 3, pages.join(''))
  await openAs(page, site, site.admin, '/lesson-3?page=3')
  for (const [window, viewBox] of [
    [{ width: 1440, height: 900 }, /^0 0 960 /],
    [{ width: 360, height: 740 }, /^0 0 360 /],
  ] as const) {
    await page.setViewportSize(window)
    for (const name of figures) {
      await page.locator(`.rich-text img[alt="${name}"]`).scrollIntoViewIfNeeded()
      await expect(page.getByRole('img', { name, exact: true })).toHaveAttribute('viewBox', viewBox)
    }
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => findBadLabels(page)).toEqual([])
  }

  await page.route(/lesson-1-weave\.svg/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: hostile }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await saveLessonPage(site, 'lesson3', 3, '<p><img src="images/lesson-1-weave.svg" alt="Strands"></p>')
  await page.reload()
  const strands = page.getByRole('img', { name: 'Strands' }).and(page.locator('svg'))
  await expect(strands).toHaveText('kept')
  expect(await strands.evaluate((svg) => svg.innerHTML)).toBe(
    '<rect width="960" height="480"></rect><text x="5" y="20" fill="var(--color-ink)">kept</text>',
  )
  await expect(page).not.toHaveTitle('run')
})
