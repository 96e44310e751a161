import { call } from './support/call.ts'
import { graduate } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs, sessionOf } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a learner who has no correction left asks for one, and the office makes it', { tag: '@once' }, async ({
  page,
  site,
  browser,
}) => {
  const learner = await graduate(site)
  const { access_token: token } = await sessionOf(site, learner)
  const completionDate = new Date().toISOString().slice(0, 10)
  const say = async (name: string, body: object) =>
    (await (
      await call(site, `/functions/v1/${name}`, { body: { completionDate, ...body }, token })
    ).json()) as { certificate: { number: string } }
  const { certificate } = await say('issue-certificate', { studentName: 'Ada' })
  await say('correct-certificate', { studentName: 'Ada L', revision: 1 })
  await say('correct-certificate', { studentName: 'Ada Lo', revision: 2 })

  await openAs(page, site, learner, '/certificate')
  await expect(page.getByText('Preview image for shared links.')).toBeVisible()
  await button(page, 'Edit').click()
  await button(page, 'Ask for a correction').click()
  const name = page.getByLabel('Student Name', { exact: true })
  await expect(name).toBeFocused()
  await name.fill('')
  await button(page, 'Ask for a correction').click()
  await expect(page.getByText('Student Name is required')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Ada Lovelace')
  await page.getByLabel('What is wrong (optional)').fill('The rest of my name.')
  await expectAccessible(page)
  await button(page, 'Ask for a correction').click()
  await expect(page.getByText(/you asked that it should say “Ada Lovelace”/)).toBeVisible()

  const office = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAs(office, site, site.admin, '/admin')
  await office.getByRole('link', { name: /correction(s are| is) asked for/ }).click()
  const row = office.getByRole('row').filter({ hasText: certificate.number })
  await row.getByRole('button', { name: 'Apply correction' }).click()
  const dialog = office.getByRole('dialog', { name: 'Apply correction' })
  await expect(dialog).toContainText('The rest of my name.')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Apply correction' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await site.mailbox.latest(learner.email, /Certificate updated/)

  await page.reload()
  await expect(page.getByRole('img', { name: /^Certificate of Completion: / })).toContainText(
    `${certificate.number}, revision 4`,
  )
})
