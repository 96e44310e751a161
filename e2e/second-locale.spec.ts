import { libraryPaths, pagePatterns } from '@course/contract/paths'
import type { Page } from '@playwright/test'
import { buildSecondLocale, translate } from '../scripts/provision/second-locale.ts'
import { uniqueEmail } from './support/accounts.ts'
import { buyCourse, finishCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { type Site, startOwnSite } from './support/site.ts'
import { test as base, expect } from './support/test.ts'

/** A site whose texts are in another language, with words that are a third longer. */
const test = base.extend<object, { translatedSite: Site }>({
  translatedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const { root, remove } = await buildSecondLocale()
      const started = await startOwnSite(root)
      await use(started)
      await started.remove()
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: ({ translatedSite }, use) => use(translatedSite),
})

/** Reports every page, not only the first. */
const softly = expect.configure({ soft: true, timeout: 3_000 })

// One worker runs all tests, so that it builds the copy only once.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string) => page.getByRole('button', { name: translate(name), exact: true })

/** Pages that need a link from an email show what they say without one. */
const VISITOR_PAGES = pagePatterns.filter((path) => !/^\/admin|:/.test(path) && path !== '/account')

/** Pages of someone who has finished the course, without answers to exercises: options are ids, and not translated. */
const LEARNER_PAGES = [
  ...['/welcome', '/quizzes', '/review', '/plan', '/toolkit', '/simulation', '/certificate', '/certificates'],
  ...['/feedback', '/whats-new', '/account', ...libraryPaths, '/library/articles/the-dip'],
].filter((path) => !path.includes(':'))

test('visitors see no English and no broken layout in another language', {
  tag: ['@once', '@nightly'],
}, async ({ page, expectFault }) => {
  expectFault(/status of 404/)
  for (const path of [...VISITOR_PAGES, '/certificates/ABCD-EFGH-JKLM-NPQR', '/no-such-page'])
    await expectTranslated(page, path)
  await page.goto('/')
  await page.locator('#payment input[type=email]').fill(uniqueEmail())
  await button(page, 'Continue to Payment').click()
  await expect(page.locator('#payment iframe')).toBeVisible()
  await expectTranslated(page)
})

test('learners see no English and no broken layout in another language', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner)
  for (const path of ['/welcome', '/lesson-1', '/lesson-1?page=3', '/quiz-1', '/lesson-4', '/certificate'])
    await expectTranslated(page, path)
  await finishCourse(site, learner)
  for (const path of LEARNER_PAGES) await expectTranslated(page, path)
})

/** What people or the browser name: addresses, keys, products, orders, letters of the alphabet and time zones. */
const DATA =
  /^[A-Z]$|^[A-Z]\w+\/[\w/ +-]+$|\b[\dA-F]{8}-[\dA-F]{4}\b|\S+@\S+|https?:\S+|\/[\w/-]+|\b(?:UTC|USD|A4|Chrome|Headless\w*|Linux|LinkedIn|YouTube)\b|\b[A-Z]\w+(?:\/[\w+-]+)+/g

/** Opens the page and checks that every text is translated, and that nothing is cut off or scrolls sideways. */
async function expectTranslated(page: Page, path?: string): Promise<void> {
  if (path) await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR')
  await expect(page.locator('.loading-placeholder, .skeleton')).toHaveCount(0)
  await softly.poll(() => findEnglish(page), `English on ${page.url()}`).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await softly.poll(() => findOverflow(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

async function findEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.closest('script, style, code, noscript')) found.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title]:not(iframe), [placeholder], [alt]',
    ))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  return [...new Set(texts.filter((text) => /[aeiou]/i.test(text.replace(DATA, ''))))]
}

/** Whatever is wider than its window, and text that is wider than its control, heading or cell. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const excess = document.documentElement.scrollWidth - window.innerWidth
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, legend, dt, dd')]
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.localName}: ${element.textContent}`)
    return [...(excess > 0 ? [`scrolls by ${excess} px`] : []), ...cut]
  })
}
