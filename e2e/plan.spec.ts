import type { Locator, Route } from '@playwright/test'
import { call } from './support/call.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, dashboardLink, login } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// Tests the phone layout, in one project.
test.use({ viewport: { width: 360, height: 740 } })

test('saves exercises on a phone, in two tabs and offline, into one plan', {
  tag: '@once',
}, async ({ page, site, context, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/lesson-1')
  const exercise = page.getByRole('region', { name: 'Benefit chain' })
  await button(page, 'Start this exercise').click()
  await expect(exercise.getByLabel('Name of your change')).toBeFocused()
  await exercise.getByLabel('Name of your change').fill('One Plan')
  await exercise.getByLabel('Promised result per year').fill('3,600,000')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()

  await context.setOffline(true)
  for (const [index, [name, today, owner]] of factors.entries()) {
    // The first row is there.
    if (index > 0) await exercise.getByRole('button', { name: 'Add a row' }).click()
    const row = exercise.locator('[data-row]').nth(index)
    if (index > 0) await expect(row.getByLabel('Factor')).toBeFocused()
    await row.getByLabel('Factor').fill(name)
    await row.getByLabel('Today’s share (%)').fill(today)
    await row.getByLabel('Who answers for it').fill(owner)
  }
  await expect(exercise.locator('dd', { hasText: '49.5%' })).toBeVisible()
  await expect(exercise.locator('dd', { hasText: '$1,782,000' })).toBeVisible()
  await expect(exercise.getByText("Not saved yet. We'll save your changes")).toBeVisible()
  await expect(exercise.getByText('Done', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Another tab fills in all exercises, some of them offline; neither tab overwrites the other.
  const other = await context.newPage()
  await other.goto('/plan')
  const exercises = other.getByRole('region', { name: 'Exercise by exercise' })
  const lessons = exercises.getByRole('button', { name: /^Lesson \d/ })
  await expect(lessons).toHaveCount(4)
  for (let index = 1; index < 4; index += 1) await lessons.nth(index).click()
  const list = exercises.locator('> div > div > ol > li')
  await expect(list).toHaveCount(13)
  for (let index = 0; index < 13; index += 1) {
    if (index === 4) await context.setOffline(true)
    if (index === 8) await context.setOffline(false)
    await fillExercise(list.nth(index), `Answer ${index + 1}`)
  }
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await expect(exercise.getByLabel('Name of your change')).toHaveValue('Answer 1')
  await exercise.locator('[data-row]').first().getByLabel('Factor').fill('Covered by the plan')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()
  const answers = Array.from({ length: 13 }, (_, n) => `Answer ${n + 1}`)
  await expect.poll(() => fetchAnswers(site, learner)).toEqual(answers)

  await other.reload()
  await expect(other.getByRole('heading', { level: 2, name: 'Answer 1' })).toBeVisible()
  await expect(other.getByText('1 of 13 exercises done')).toBeVisible()
  await other.getByRole('button', { name: 'Edit Benefit chain' }).click()
  await expect(other.getByLabel('Factor').first()).toHaveValue('Covered by the plan')
  await expectAccessible(other)
  await button(other, 'Show example').click()
  await expect(other.getByText('Larkmoor Water put a job app')).toBeVisible()

  // Logout asks before it deletes unsaved changes, and saves them first when it can.
  expectFault(/ERR_FAILED/)
  await page.close()
  await other.route('**/functions/v1/save-plan', (route) => route.abort())
  await other.getByLabel('Factor').first().fill('Written on the train')
  await expect(other.getByText("Not saved yet. We'll save your changes")).toBeVisible()
  await dashboardLink(other).click()
  await expect(dashboard(other)).toBeVisible()
  await button(other, 'Logout').click()
  await expect(other.getByText("Some of your changes haven't been saved yet.")).toBeVisible()
  await expectAccessible(other)
  await button(other, 'Stay logged in').click()
  await expect(button(other, 'Stay logged in')).toBeHidden()
  await expect(button(other, 'Logout')).toBeFocused()
  await other.unroute('**/functions/v1/save-plan')
  const saved = other.waitForResponse('**/functions/v1/save-plan')
  await button(other, 'Logout').click()
  expect((await saved).status()).toBe(200)
  await expect(login(other)).toBeVisible()
})

test('says that the plan failed to load and tries again, while the page works', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/500/)
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
  await page.route('**/functions/v1/plan-summary', fail)
  await page.route('**/functions/v1/plan', fail)
  await openAs(page, site, await buyCourse(site), '/welcome')
  await expect(page.getByText("We couldn't load your plan.")).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/plan-summary')
  await button(page, 'Try again').click()
  await expect(page.getByText('0 of 13 exercises done')).toBeVisible()

  await page.goto('/lesson-1')
  await expect(page.getByText("We couldn't load the exercises of this lesson.")).toBeVisible()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/plan')
  await button(page, 'Try again').click()
  await expect(button(page, 'Start this exercise')).toBeVisible()
})

test('a number out of range stays in its field with the range, and a decimal comma is read', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site), '/plan')
  await button(page, 'Start Benefit chain').click()
  const exercise = page.locator('li', { has: button(page, 'Close Benefit chain') })
  const share = exercise.getByLabel('Today’s share (%)')
  await share.fill('150')
  await expect(exercise.getByText('Enter a number from 0 to 100')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(share).toHaveValue('150')
  await expectAccessible(page)

  await share.fill('1,5')
  await expect(exercise.getByText('Enter a number from 0 to 100')).toBeHidden()
  await share.blur()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await button(page, 'Edit Benefit chain').click()
  await expect(share).toHaveValue('1.5')
})

const factors = [
  ['Covered', '90', 'IT'],
  ['Run from the plan', '55', 'nobody yet'],
] as const

/** Fills in the first text field of an exercise, in a new row if only a table has one. */
async function fillExercise(exercise: Locator, answer: string): Promise<void> {
  await exercise.getByRole('button', { name: /^(?:Start|Edit) / }).click()
  await expect(exercise.getByRole('button', { name: /^Close / })).toBeVisible()
  const field = exercise
    .locator('textarea, input:not([inputmode]):not([type=date]):not([type=checkbox])')
    .first()
  const addRow = exercise.getByRole('button', { name: 'Add a row' }).first()
  await expect(field.or(addRow).first()).toBeVisible()
  if (!(await field.isVisible())) await addRow.click()
  await field.fill(answer)
  await expect(field).toHaveValue(answer)
}

/** Fetches the answers of all exercises from the server. */
async function fetchAnswers(site: Parameters<typeof call>[0], learner: Parameters<typeof getSession>[1]) {
  const { access_token: token } = await getSession(site, learner)
  const response = await call(site, '/functions/v1/plan', { token, body: {} })
  const { plan } = (await response.json()) as { plan: { entries: Record<string, [unknown]> } }
  const values = Object.values(plan.entries).map(([value]) => value)
  return values
    .filter((value) => typeof value === 'string' && value.startsWith('Answer '))
    .sort((a, b) => Number(String(a).slice(7)) - Number(String(b).slice(7)))
}
