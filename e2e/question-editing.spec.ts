import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { call } from './support/call.ts'
import { expectFits } from './support/layout.ts'
import { option, questionCount } from './support/quizzes.ts'
import { type Account, getSession, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ siteGroup: 'question-editing' })
test.describe.configure({ mode: 'default' })

const quiz = '/admin/quizzes?lesson=lesson1'
const cards = (page: Page, section: 'Questions' | 'Retired') =>
  page.getByRole('region', { name: section }).locator('ol > li, ul.mt-6 > li')
const question = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true })
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function publish(page: Page) {
  await publishButton(page).click()
  await expect(page.getByText('Published', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveURL(quiz)
}

/** Retires all questions but those that the quiz asks, so that a learner gets each of them. */
async function keepFirstFive(site: Site) {
  const { access_token: token } = await getSession(site, site.admin)
  const text = 'quiz/lesson1'
  const opened = await call(site, '/functions/v1/edit-text', { token, body: { text } })
  const { version, content } = (await opened.json()) as { version: number; content: string }
  const { order, retired } = JSON.parse(content) as { order: string[]; retired: string[] }
  const list = { order: order.slice(0, 5), retired: [...order.slice(5), ...retired] }
  await call(site, '/functions/v1/save-text', {
    token,
    body: { text, content: JSON.stringify(list), base_version: version },
  })
}

async function questionsAsked(page: Page, site: Site, learner: Account): Promise<string[]> {
  await openAs(page, site, learner, '/quiz-1')
  const asked: string[] = []
  for (let number = 1; number <= 5; number += 1) {
    await expect(questionCount(page, number, 5)).toBeVisible()
    asked.push(await page.locator('legend').innerText())
    await option(page, 0).check()
    if (number < 5) await page.getByRole('button', { name: 'Next Question' }).click()
  }
  return asked
}

test('an owner edits, adds, orders and retires questions, and learners get them', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  // Retiring one question too many is refused.
  expectFault(/400/)
  const begun = await createAccount(site)
  const learnerPage = await (await browser.newContext({ baseURL: site.url })).newPage()
  const before = await questionsAsked(learnerPage, site, begun)

  await openAs(page, site, site.admin, '/admin/quizzes')
  await page.getByRole('link', { name: /^Lesson 1/ }).click()
  const first = cards(page, 'Questions').first()
  await expect(first).toBeVisible()
  await expectAccessible(page)
  const firstText = (await first.getByRole('heading').innerText()).replace('1. ', '')
  await first.getByRole('link', { name: /^Edit/ }).click()
  await expect(question(page)).toHaveValue(firstText)
  await question(page).fill('What do you do first, in your own words?')
  await page.getByRole('textbox', { name: 'Option B', exact: true }).fill('All of the above')
  await expect(page.getByText('An option refers to the other options')).toBeVisible()
  await page.getByRole('textbox', { name: 'Heading or sentence' }).fill('A sentence from nowhere')
  await expect(page.getByText('The page does not contain the passage')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('radio', { name: 'All of the above' }).check()
  await expect(page.getByText('✗ Your Answer')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await publish(page)
  await expect(first).toContainText('What do you do first, in your own words?')
  await expect(first).toContainText('The page does not contain the passage')

  await page.getByRole('link', { name: 'Add question' }).click()
  await question(page).fill('Which color is the sky?')
  await publishButton(page).click()
  await expect(page.getByRole('radio', { name: 'A is correct' })).toBeFocused()
  for (const [letter, text] of Object.entries({ A: 'Green', B: 'Blue', C: 'Plaid', D: 'Square' }))
    await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(text)
  await publishButton(page).click()
  await expect(page.getByText('Choose the correct option')).toBeVisible()
  await page.getByRole('radio', { name: 'B is correct' }).check()
  await publish(page)
  await expect(cards(page, 'Questions').last()).toContainText('Which color is the sky?')

  await page.getByRole('link', { name: 'Change order' }).click()
  await expect(publishButton(page)).toBeVisible()
  const moveUp = page.getByRole('button', { name: /^Move up question/ })
  await expect(moveUp.first()).toBeVisible()
  const count = await moveUp.count()
  for (let position = count; position > 3; position -= 1)
    await page.getByRole('button', { name: `Move up question ${position}`, exact: true }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(cards(page, 'Questions').nth(2)).toContainText('Which color is the sky?')

  await cards(page, 'Questions')
    .nth(1)
    .getByRole('button', { name: /^Retire/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(cards(page, 'Retired')).toHaveCount(1)
  await cards(page, 'Retired')
    .getByRole('button', { name: /^Bring back/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(cards(page, 'Retired')).toHaveCount(0)

  // What is typed stays while the statistics beside it load again.
  await cards(page, 'Questions').nth(3).getByRole('link', { name: /^Edit/ }).click()
  await question(page).fill('Typed before the question was retired')
  await page.getByRole('button', { name: /^Retire/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByRole('button', { name: /^Bring back/ })).toBeVisible()
  await expect(question(page)).toHaveValue('Typed before the question was retired')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(quiz)

  await keepFirstFive(site)
  const asked = await questionsAsked(learnerPage, site, await createAccount(site))
  expect(asked).toContain('What do you do first, in your own words?')
  expect(asked).toContain('Which color is the sky?')
  // The quiz that was begun goes on at its last question.
  await openAs(learnerPage, site, begun, '/quiz-1')
  await expect(learnerPage.locator('legend')).toHaveText(before[4]!)
  await learnerPage.context().close()

  await page.reload()
  await cards(page, 'Questions')
    .first()
    .getByRole('button', { name: /^Retire/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('Quiz 1 asks 5 questions, so at least 5 must stay.')).toBeVisible()
})

test('two administrators edit the same question: the second is told, and nothing is lost', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/409/)
  await openAs(page, site, site.admin, '/admin/quizzes/lesson1/l1-p2-87')
  const other = await page.context().newPage()
  await other.goto('/admin/quizzes/lesson1/l1-p2-87')
  await expect(question(other)).toBeVisible()
  await question(page).fill('Which order do they describe?')
  await publish(page)
  await question(other).fill('Which order is it?')
  await publishButton(other).click()
  await expect(other.getByRole('heading', { name: 'Someone else saved changes' })).toBeVisible()
  await other.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(other.getByText('Published', { exact: true })).toBeVisible()

  await other.goto('/admin/quizzes/lesson1/l1-p2-87')
  await other.getByRole('button', { name: 'Version history' }).click()
  await other.getByRole('button', { name: /^Version 2/ }).click()
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByText('Version 2 restored as version 4.')).toBeVisible()
  await other.goto('/admin/quizzes/lesson1/l1-p2-87')
  await expect(question(other)).toHaveValue('Which order do they describe?')
})

test('the quiz editor fits', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, site.admin, quiz)
  for (const path of [quiz, '/admin/quizzes/lesson1', '/admin/quizzes/lesson1/l1-p2-87']) {
    if (path !== quiz) await page.goto(path)
    await expect(path === quiz ? cards(page, 'Questions').first() : publishButton(page)).toBeVisible()
    await expectFits(page)
  }
})
