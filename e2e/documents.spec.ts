import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Presses a button and gives the name and the first letters of the file that comes. */
async function downloaded(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), begins: readFileSync(await file.path()).toString('latin1', 0, 5) }
}

test('the plan is taken away as files, and the toolkit too', { tag: '@once' }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/lesson-1')
  const exercise = page.getByRole('region', { name: 'Benefit chain' })
  await page.getByRole('button', { name: 'Start this exercise' }).click()
  await exercise.getByLabel('Name of your change').fill('One Plan')
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/plan')
  await expect(page.getByRole('button', { name: 'Download PDF', exact: true })).toBeVisible()
  expect(await downloaded(page, 'Download PDF')).toMatchObject({
    name: expect.stringMatching(/^change-plan-one-plan-\d{4}-\d\d-\d\d\.pdf$/),
    begins: '%PDF-',
  })
  expect(await downloaded(page, 'Download Word')).toMatchObject({
    name: expect.stringMatching(/\d\.docx$/),
    begins: expect.stringMatching(/^PK/),
  })
  await expect(page.getByRole('button', { name: 'Download annex as PDF' })).toBeHidden()

  await page.getByRole('link', { name: 'toolkit' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14)
  await expectAccessible(page)
  expect(await downloaded(page, 'Benefit chain: Excel, blank')).toMatchObject({
    name: 'icm-01-benefit-chain-blank.xlsx',
    begins: expect.stringMatching(/^PK/),
  })
  expect(await downloaded(page, 'Download everything')).toMatchObject({ name: 'toolkit.zip' })
})
