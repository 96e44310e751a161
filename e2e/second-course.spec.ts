import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyWithCourse } from '../scripts/provision/copy-with-content.ts'
import { quizzes } from './fixtures/second-course/course/quizzes.ts'
import { builtInCourse as course } from './fixtures/second-course/site/course.ts'
import { uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payButton, payWithCard } from './support/cards.ts'
import { button } from './support/page.ts'
import { answerCorrectly } from './support/quizzes.ts'
import { type Site, startOwnSite } from './support/site.ts'
import { test as base, expect } from './support/test.ts'

/** Runs the site with another course: other lessons, sizes, price and currency, without code changes. */
const test = base.extend<object, { root: string; otherSite: Site }>({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const { root, remove } = await copyWithCourse(join(import.meta.dirname, 'fixtures/second-course'))
      await use(root)
      await remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  otherSite: [
    async ({ root }, use) => {
      const started = await startOwnSite(root)
      await use(started)
      await started.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: ({ otherSite }, use) => use(otherSite),
})

// Both tests share one copy, one build and one site.
test.describe.configure({ mode: 'default' })

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const count = course.lessons.length

test('sells, teaches and certifies another course', { tag: '@once' }, async ({ page, site }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await expect(page).toHaveTitle('Bread at Home: three lessons for beginners')
  for (const { title } of course.lessons) await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.locator('#enrollment')).toContainText('€49.50')
  await expect(page.locator('#enrollment')).toContainText('€80')
  await expect(page.locator('#enrollment')).toContainText('€30.50')

  const email = uniqueEmail('baker')
  await enterEmail(page, email)
  await expect(payButton(page, '€49.50')).toBeVisible()
  await payWithCard(page, CARDS.good, '€49.50')
  await button(page, 'Sign In & Set Password').click()
  // The temporary sign-in sends another mail, so match by subject.
  const mail = await site.mailbox.latest(email, /order/)
  expect(mail.from).toContain('Bread at Home')
  expect(mail.text).toContain('€49.50')

  await expect(page.getByRole('link', { name: /^Take Quizzes/ })).toBeVisible()
  for (const name of [/Change Plan/, /Toolkit/, /Library/]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }

  for (const [index, { minutes, title }] of course.lessons.entries()) {
    await expect(page.getByText(`${index} of ${count} lessons completed`)).toBeVisible()
    await link(page, `Start Lesson ${index + 1}`).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await readLesson(page, minutes.length)
    await takeQuiz(page, index)
    await button(page, index === count - 1 ? 'Go to Certificate' : 'Go Back to Dashboard').click()
  }

  const sheet = page.getByRole('img', { name: /^Certificate of Completion: / })
  await expect(sheet).toContainText('Bread at Home')
  await expect(sheet).toContainText('three lessons and three quizzes, each passed with at least 60 percent')
  await button(page, 'Edit').click()
  await page.getByLabel('Student Name', { exact: true }).fill('Ida Baker')
  await button(page, 'Done').click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/quizzes')
  await expect(page.getByText('One question per lesson.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(count * 4)
  // It has no exercises, templates or articles, so there are no pages for them.
  for (const path of [
    `/lesson-${count + 1}`,
    `/quiz-${count + 1}`,
    '/plan',
    '/toolkit',
    '/library',
    '/simulation',
    '/whats-new',
  ]) {
    expect((await page.request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(404)
  }
})

test('contains nothing of the first course', { tag: '@once' }, async ({ root }) => {
  const folder = join(root, 'web/build/client')
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|xml|txt|webmanifest)$/.test(name),
  )
  expect(files).toContain('manifest.webmanifest')
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8')
    expect(text, name).not.toMatch(/change management|\$\s?299|\$\s?499|intro-change|four (lessons|quizzes)/i)
  }
})

async function readLesson(page: Page, pages: number): Promise<void> {
  for (let number = 1; number <= pages; number += 1) {
    await expect(page.getByText(`Page ${number} of ${pages}`, { exact: true })).toBeVisible()
    await expect(page.locator('.rich-text')).toContainText('Then wait.')
    if (number < pages) await button(page, 'Next').click()
  }
  await button(page, 'Take Quiz').click()
}

async function takeQuiz(page: Page, lesson: number): Promise<void> {
  const { questions = [], overview = [] } = quizzes[lesson] ?? {}
  const findOption = (text: string) => {
    const match = [...questions, ...overview].find(({ question }) => question === text)
    return match?.options[match.correct] ?? ''
  }
  await answerCorrectly(page, questions.length, findOption)
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
}
