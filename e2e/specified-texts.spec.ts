import { createAccount } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { administratorScreens } from './support/specified-texts/administrator-screens.ts'
import { customerScreens, unpaidScreens } from './support/specified-texts/customer-screens.ts'
import { expectSpecifiedTexts } from './support/specified-texts/screen.ts'
import { visitorScreens } from './support/specified-texts/visitor-screens.ts'
import { test } from './support/test.ts'

/*
 * Every text that the product specification quotes, by screen and state. Left out:
 * - 'Certificate download functionality will be implemented.': Download saves a real PDF instead.
 * - 'Auth session missing!' and other errors of the auth library: the specification names no screen for them.
 */

test.describe('shows the specified texts', { tag: '@once' }, () => {
  test.beforeEach(({ expectFault }) => expectFault(/Failed to load resource|50\d http|ERR_FAILED/))

  test('to a visitor', async ({ page, site }) => {
    await expectSpecifiedTexts(visitorScreens, { page, site, account: site.admin })
  })

  test('to a user without the course', async ({ page, site }) => {
    await expectSpecifiedTexts(unpaidScreens, { page, site, account: await createAccount(site) })
  })

  test('to a customer who takes and finishes the course', async ({ page, site }) => {
    test.setTimeout(240_000)
    await expectSpecifiedTexts(customerScreens, { page, site, account: await buyCourse(site) })
  })

  test('to an administrator', async ({ page, site }) => {
    test.setTimeout(240_000)
    await expectSpecifiedTexts(administratorScreens, { page, site, account: site.admin })
  })
})
