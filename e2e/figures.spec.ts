import type { Page } from '@playwright/test'
import { enter } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

const figure = (page: Page) => page.locator('.rich-text figure img')

/** The drawing that is shown and the shape of its place, in hundredths. */
const shown = (page: Page) =>
  figure(page).evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    return [
      image.complete && image.naturalWidth > 0 ? image.currentSrc.replace(/^.*\//, '') : 'not yet',
      Math.round((100 * height) / width),
    ]
  })

test('phones get the tall drawing of a figure, other windows the wide one', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.goto('/sample')
  await figure(page).scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page)).toEqual(['lesson-1-value-leak.svg', Math.round((100 * 536) / 960)])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect
    .poll(() => shown(page))
    .toEqual(['lesson-1-value-leak-tall.svg', Math.round((100 * 384) / 360)])

  await enter(page, site, site.admin, '/lesson-1?page=2')
  await expect(figure(page)).toHaveAttribute('alt', /^Dot matrix of five models/)
  await figure(page).scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page)).toEqual(['lesson-1-models-tall.svg', Math.round((100 * 390) / 360)])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => shown(page)).toEqual(['lesson-1-models.svg', Math.round((100 * 626) / 960)])
})
