import { call } from './support/call.ts'
import { createGraduate } from './support/learners.ts'
import { button } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('lets a learner without corrections left request one, which staff apply', { tag: '@once' }, async ({
  page,
  site,
  browser,
}) => {
  const learner = await createGraduate(site)
  const { access_token: token } = await getSession(site, learner)
  const completionDate = new Date().toISOString().slice(0, 10)
  const callFunction = async (name: string, body: object) =>
    (await (
      await call(site, `/functions/v1/${name}`, { body: { completionDate, ...body }, token })
    ).json()) as { certificate: { number: string } }
  const { certificate } = await callFunction('issue-certificate', { studentName: 'Ada' })
  await callFunction('correct-certificate', { studentName: 'Ada L', revision: 1 })
  await callFunction('correct-certificate', { studentName: 'Ada Lo', revision: 2 })

  await openAs(page, site, learner, '/certificate')
  await expect(page.getByText('Preview image for shared links.')).toBeVisible()
  await button(page, 'Edit').click()
  await button(page, 'Request a correction').click()
  const name = page.getByLabel('Student Name', { exact: true })
  await expect(name).toBeFocused()
  await name.fill('')
  await button(page, 'Send request').click()
  await expect(page.getByText('Student Name is required')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Ada Lovelace')
  await page.getByLabel("What's wrong? (optional)").fill('The rest of my name.')
  await expectAccessible(page)
  await button(page, 'Send request').click()
  await expect(page.getByText(/you asked us to change it to “Ada Lovelace,”/)).toBeVisible()

  const staffPage = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAs(staffPage, site, site.admin, '/admin')
  await staffPage.getByRole('link', { name: /correction requests?$/ }).click()
  const row = staffPage.getByRole('row').filter({ hasText: certificate.number })
  await row.getByRole('button', { name: 'Apply correction' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Apply correction' })
  await expect(dialog).toContainText('The rest of my name.')
  await expectAccessible(staffPage)
  await dialog.getByRole('button', { name: 'Apply correction' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await site.mailbox.latest(learner.email, /certificate has been corrected/)

  await page.reload()
  await expect(page.getByRole('img', { name: /^Certificate of Completion: / })).toContainText(
    `${certificate.number}, revision 4`,
  )
})
