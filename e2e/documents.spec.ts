import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Downloads a file with a button. Returns its name and first bytes. */
async function downloadWith(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), start: readFileSync(await file.path()).toString('latin1', 0, 5) }
}

test('downloads the plan and the toolkit', { tag: '@once' }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/lesson-1')
  const exercise = page.getByRole('region', { name: 'Benefit chain' })
  await page.getByRole('button', { name: 'Start this exercise' }).click()
  await exercise.getByLabel('Name of your change').fill('One Plan')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/plan')
  await expect(page.getByRole('button', { name: 'Download PDF', exact: true })).toBeVisible()
  expect(await downloadWith(page, 'Download PDF')).toMatchObject({
    name: expect.stringMatching(/^change-plan-one-plan-\d{4}-\d\d-\d\d\.pdf$/),
    start: '%PDF-',
  })
  expect(await downloadWith(page, 'Download Word')).toMatchObject({
    name: expect.stringMatching(/\d\.docx$/),
    start: expect.stringMatching(/^PK/),
  })
  await expect(page.getByRole('button', { name: 'Download annex as PDF' })).toBeHidden()

  await page.getByRole('link', { name: 'toolkit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14)
  await expectAccessible(page)
  expect(await downloadWith(page, 'Benefit chain: Excel, blank')).toMatchObject({
    name: 'icm-01-benefit-chain-blank.xlsx',
    start: expect.stringMatching(/^PK/),
  })
  expect(await downloadWith(page, 'Download all')).toMatchObject({ name: 'toolkit.zip' })
})
