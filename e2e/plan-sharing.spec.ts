import { randomUUID } from 'node:crypto'
import { call } from './support/call.ts'
import { expectFits } from './support/layout.ts'
import { buyCourse } from './support/learners.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

test('a colleague reads a shared plan and comments on it, and the learner answers', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  expectFault(/404/)
  const learner = await buyCourse(site)
  await call(site, '/functions/v1/save-plan', {
    token: (await getSession(site, learner)).access_token,
    body: {
      planId: randomUUID(),
      changes: {
        'w01/change_name': ['Field App', 1, 'a'],
        'w01/one_line': ['Technicians get their jobs on the phone.', 1, 'a'],
        'w05/talks/r1': [1, 1, 'a'],
        'w05/talks/r1/about': ['He is against it', 1, 'a'],
      },
      seen: 0,
    },
  })
  await openAs(page, site, learner, '/plan')
  const sharing = page.getByRole('region', { name: 'Share your plan' })
  await sharing.getByLabel('Who is the link for?').fill('Dana')
  await sharing.getByRole('button', { name: 'Create link' }).click()
  const url = await sharing.getByLabel('Link', { exact: true }).inputValue()
  await expect(sharing.getByRole('listitem')).toContainText('Dana')
  await expectFits(page)

  const colleague = await (await browser.newContext({ baseURL: site.url })).newPage()
  await colleague.goto(url)
  await expect(colleague.getByRole('heading', { level: 2, name: 'Field App' })).toBeVisible()
  await expect(colleague.getByText('He is against it')).toHaveCount(0)
  await colleague.getByRole('button', { name: /^Comment on “In one sentence/ }).click()
  await colleague.getByLabel('Your name').fill('Dana')
  await colleague.getByLabel('Your comment').fill('Which technicians?')
  await expectFits(colleague)
  await colleague.getByRole('button', { name: 'Send comment' }).click()
  await expect(colleague.getByText('Which technicians?')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Your plan has 1 open comment.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByText('Which technicians?')).toBeVisible()
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Your reply').fill('All of them, by June.')
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByText('All of them, by June.')).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Resolve' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Your plan has 1 open comment.')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Your plan has 1 open comment.')).toHaveCount(0)
  await colleague.reload()
  await expect(colleague.getByText('All of them, by June.')).toBeVisible()

  await sharing.getByRole('button', { name: 'Withdraw the link for Dana' }).click()
  await expect(page.getByText('The link no longer works. Its comments stay.')).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByText('This link no longer works.')).toBeVisible()
  await colleague.context().close()
})
