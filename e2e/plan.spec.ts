import { buyCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { enter } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('an exercise is written on a phone, in two tabs, without a network for a while, and becomes the plan', async ({
  page,
  site,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const learner = await buyCourse(site)
  await enter(page, site, learner, '/lesson-1')
  const exercise = page.getByRole('region', { name: 'Benefit chain' })
  await button(page, 'Write this exercise').click()
  await expect(exercise.getByLabel('Name of your change')).toBeFocused()
  await exercise.getByLabel('Name of your change').fill('One Plan')
  await exercise.getByLabel('Promised result per year').fill('3,600,000')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(true)
  for (const [index, [name, today, owner]] of [
    ['Covered', '90', 'IT'],
    ['Run from the plan', '55', 'nobody yet'],
  ].entries()) {
    await exercise.getByRole('button', { name: 'Add a row' }).click()
    const row = exercise.locator('[data-row]').nth(index)
    await expect(row.getByLabel('Factor')).toBeFocused()
    await row.getByLabel('Factor').fill(name!)
    await row.getByLabel('Today’s share (%)').fill(today!)
    await row.getByLabel('Who answers for it').fill(owner!)
  }
  await expect(exercise.getByText('49.5 %')).toBeVisible()
  await expect(exercise.getByText('$1,782,000')).toBeVisible()
  await expect(exercise.getByText('Kept in this browser.')).toBeVisible()
  await expect(exercise.getByText('Done', { exact: true })).toBeVisible()

  // Back on the network, another tab adds a field of its own; neither takes anything from the other.
  await context.setOffline(false)
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/plan')
  await other.getByRole('button', { name: 'Write here: Benefit chain' }).click()
  await other.getByLabel('In one sentence').fill('Every job is planned the day before.')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await expect(exercise.getByLabel('In one sentence')).toHaveValue('Every job is planned the day before.')
  await exercise.locator('[data-row]').first().getByLabel('Factor').fill('Covered by the plan')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()

  await other.reload()
  await expect(other.getByRole('heading', { level: 2, name: 'One Plan' })).toBeVisible()
  await expect(other.getByText('1 of 13 exercises done')).toBeVisible()
  await other.getByRole('button', { name: 'Write here: Benefit chain' }).click()
  await expect(other.getByLabel('Factor').first()).toHaveValue('Covered by the plan')
  await expectAccessible(other)
  await button(other, 'Show an example').click()
  await expect(other.getByText('Larkmoor Water put a job app')).toBeVisible()
})
