import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { importCourse } from '../scripts/provision/site.ts'
import { uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payButton, payWithCard } from './support/cards.ts'
import { button } from './support/page.ts'
import { answerCorrectly } from './support/quizzes.ts'
import { type Site, startOwnSite } from './support/site.ts'
import { test as base, expect } from './support/test.ts'

const FOLDER = join(import.meta.dirname, 'fixtures/bread-at-home')
const FIRST_COURSE =
  /change management|\bchange plan\b|larkmoor|strands and|\$\s?299|\$\s?499|four (lessons|quizzes)|lesson [34]\b/i

type Question = { question: string; options: string[]; correct: number }
const readJson = async <Value>(file: string): Promise<Value> =>
  JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as Value
const { lessons } = await readJson<{ lessons: { id: string; title: string; questions: number }[] }>(
  'course.json',
)

/** A running site into which another course is imported. */
const test = base.extend<object, { otherSite: Site }>({
  otherSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const started = await startOwnSite()
      await importCourse(started, FOLDER)
      await use(started)
      await started.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: ({ otherSite }, use) => use(otherSite),
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('sells, teaches and certifies an imported course, with no word of the first one', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  test.setTimeout(180_000)
  // The running site notices after a few seconds what another process has imported.
  const fetchTitle = async () => {
    await page.goto('/')
    return page.title()
  }
  await expect.poll(fetchTitle).toBe('Bread at Home: two lessons for beginners')
  for (const { title } of lessons) await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.locator('#enrollment')).toContainText('€49.50')
  await expectOnlyBread(page)
  await page.goto('/sample')
  await expect(page.getByText('Flour, water and a week of patience.')).toBeVisible()
  await expectOnlyBread(page)
  await page.goto('/')

  const email = uniqueEmail('baker')
  await enterEmail(page, email)
  await expect(payButton(page, '€49.50')).toBeVisible()
  await payWithCard(page, CARDS.good, '€49.50')
  await button(page, 'Sign In & Set Password').click()
  // The temporary sign-in sends another mail, so match by subject.
  const mail = await site.mailbox.latest(email, /order/)
  expect(mail.from).toContain('Bread at Home')
  expect(mail.text).toContain('€49.50')
  expect(mail.text).not.toMatch(FIRST_COURSE)

  await expect(page.getByRole('link', { name: /^Take Quizzes/ })).toBeVisible()
  for (const name of [/Plan/, /Toolkit/, /Library/, /Simulation/, /What's new/])
    await expect(page.getByRole('link', { name })).toHaveCount(0)

  for (const [index, lesson] of lessons.entries()) {
    await expect(page.getByText(`${index} of 2 lessons completed`)).toBeVisible()
    await expectOnlyBread(page)
    await link(page, `Start Lesson ${index + 1}`).click()
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
    await readLesson(page)
    await takeQuiz(page, lesson)
    await expectOnlyBread(page)
    await button(page, index === lessons.length - 1 ? 'Go to Certificate' : 'Go Back to Dashboard').click()
  }

  const sheet = page.getByRole('img', { name: /^Certificate of Completion: / })
  await expect(sheet).toContainText('Bread at Home')
  await expect(sheet).toContainText('two lessons and two quizzes, each passed with at least 70 percent')
  await expectOnlyBread(page)
  await button(page, 'Edit').click()
  await page.getByLabel('Student Name', { exact: true }).fill('Ida Baker')
  await button(page, 'Done').click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/quizzes')
  await expect(page.getByText('One question per lesson.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(lessons.length * 4)
  for (const path of ['/welcome', '/account', '/feedback', '/review', '/privacy', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectOnlyBread(page)
  }
  for (const path of ['/lesson-3', '/quiz-3', '/plan', '/toolkit', '/library', '/simulation'])
    expect((await page.request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404)
})

async function expectOnlyBread(page: Page): Promise<void> {
  expect(`${await page.title()}\n${await page.locator('body').innerText()}`).not.toMatch(FIRST_COURSE)
}

async function readLesson(page: Page): Promise<void> {
  for (const number of [1, 2]) {
    await expect(page.getByText(`Page ${number} of 2`, { exact: true })).toBeVisible()
    await expect(page.locator('.rich-text')).toContainText('Then wait.')
    await expectOnlyBread(page)
    if (number === 1) await button(page, 'Next').click()
  }
  await button(page, 'Take Quiz').click()
}

async function takeQuiz(page: Page, { id, questions }: (typeof lessons)[number]): Promise<void> {
  const quiz = await readJson<{ questions: Question[] }>(`quizzes/${id}.json`)
  await answerCorrectly(page, questions, (text) => {
    const match = quiz.questions.find(({ question }) => question === text)
    return match?.options[match.correct - 1] ?? ''
  })
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
}
