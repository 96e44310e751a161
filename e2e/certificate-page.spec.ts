import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { call } from './support/call.ts'
import { createGraduate } from './support/learners.ts'
import { selectAction } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const phone = { width: 360, height: 740 }

test('verifies a certificate by its number while the holder hides details and staff correct and withdraw it', {
  tag: '@once',
}, async ({ page, site, browser }) => {
  const learner = await createGraduate(site)
  const { access_token: token } = await getSession(site, learner)
  const completionDate = new Date().toISOString().slice(0, 10)
  const issued = await call(site, '/functions/v1/issue-certificate', {
    body: { studentName: 'Zoe Muller', completionDate },
    token,
  })
  const { certificate } = (await issued.json()) as IssuedCertificate
  const { number } = certificate

  const employer = await (await browser.newContext({ viewport: phone })).newPage()
  await employer.goto(`${site.url}/certificates`)
  await employer.getByLabel('Certificate number').fill(number.toLowerCase().replaceAll('-', ' '))
  await employer.getByRole('button', { name: 'Verify certificate' }).click()
  await expect(employer.getByRole('heading', { name: 'This certificate is valid.' })).toBeVisible()
  await expect(employer.getByText(/confirms that Zoe Muller completed/)).toBeVisible()
  await expectAccessible(employer)

  await openAs(page, site, learner, '/certificate')
  await page.getByLabel('Hide details').check()
  await expect(page.getByText('can see only that the certificate is genuine')).toBeVisible()
  await employer.reload()
  await expect(employer.getByRole('heading', { name: 'This certificate is genuine.' })).toBeVisible()
  await expect(employer.getByText('Zoe Muller')).toHaveCount(0)
  await page.getByLabel('Hide details').uncheck()
  await expect(page.getByText('see your name, the course, and the date')).toBeVisible()

  await openAs(page, site, site.admin, `/admin/certificates?q=${number}`)
  await expect(page.getByRole('link', { name: 'Zoe Muller' })).toBeVisible()
  await expectAccessible(page)
  await selectAction(page, 'Correct certificate')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Student Name').fill('Zoë Müller')
  await dialog.getByLabel('Reason').fill('Letters were missing')
  await dialog.getByRole('button', { name: 'Correct certificate' }).click()
  await expect(page.getByText('Revision 2')).toBeVisible()
  await employer.reload()
  await expect(employer.getByText(/^The name was corrected on/)).toBeVisible()
  await expect(employer.getByText(/confirms that Zoë Müller completed/)).toBeVisible()

  await selectAction(page, 'Withdraw certificate')
  await dialog.getByLabel('Reason').fill('Issued by mistake')
  await dialog.getByRole('button', { name: 'Withdraw certificate' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Withdrawn')
  await employer.reload()
  await expect(employer.getByRole('heading', { name: 'This certificate is no longer valid.' })).toBeVisible()

  const response = await employer.goto(`${site.url}/certificates/00000-00000-00000-00000`)
  expect(response?.status()).toBe(404)
  await expect(employer.getByRole('heading', { name: 'Certificate not found' })).toBeVisible()
  await employer.context().close()
})
