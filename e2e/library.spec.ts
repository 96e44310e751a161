import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('finds glossary entries, sources and articles from lessons and by search', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/welcome')
  await page.getByRole('link', { name: 'Library', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search lessons and library').fill('unscientific ESTIMATE')
  await page.getByLabel('Search lessons and library').press('Enter')
  await expect(page).toHaveURL(/\/library\?q=/)
  const results = page.getByRole('region', { name: /^Results for/ })
  await expect(results.getByRole('status')).toHaveText(/^(\d+ results?|Showing the first \d+ results)\.$/)
  await expect(results.locator('mark', { hasText: 'unscientific' }).first()).toBeVisible()
  await expectAccessible(page)

  await results.getByRole('link', { name: /^Lesson 1, page 1/ }).click()
  await expect(page).toHaveURL(/\/lesson-1\?find=/)
  // The results page has highlights too, and stays until the lesson has loaded.
  await expect(page.locator('article mark', { hasText: 'unscientific' })).toBeInViewport()

  // The first use of a term on a page links to the glossary.
  await page.goto('/lesson-1')
  const glossaryLinks = page.locator('article a[href^="/library/glossary#"]')
  const countRepeated = async () => {
    const links = await glossaryLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return links.length - new Set(links).size
  }
  await expect(glossaryLinks.first()).toBeVisible()
  await expect.poll(countRepeated).toBe(0)
  // Tables do not scroll sideways, even on a phone.
  const table = page.getByRole('region', { name: /^Table: / }).first()
  await expect(table).toBeAttached()
  await expect.poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)

  const slug = (await glossaryLinks.first().getAttribute('href'))!.split('#')[1]!
  await glossaryLinks.first().press('Enter')
  await expect(page).toHaveURL(`/library/glossary#${slug}`)
  await expect(page.locator(`[id="${slug}"]`)).toBeFocused()
  await expect(page.locator(`[id="${slug}"]`)).toBeInViewport()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Bibliography' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bibliography' })).toBeVisible()
  await expect(page.locator('a[href^="https://doi.org/10."]').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Workshops' }).click()
  await page.getByText('Agenda and materials').first().click()
  await expect(page.getByRole('heading', { level: 3, name: 'Agenda' }).first()).toBeVisible()
  await expectAccessible(page)
  const [slides] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download slides: Diagnosis', exact: true }).click(),
  ])
  expect(slides.suggestedFilename()).toBe('workshop-diagnosis.pptx')
  await page.getByRole('link', { name: /^01 / }).first().click()
  await expect(page.locator('#tool-01')).toBeFocused()
  await expect(page.locator('#tool-01')).toBeInViewport()
})
