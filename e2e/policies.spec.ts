import {
  type PolicyType,
  policyTitles,
  requiredPolicyTypes as policyTypes,
} from '@course/contract/editing/policies'
import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { button, login } from './support/page.ts'
import { getSession, openAs, storeSessionInBrowser } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { openEditor, savePolicy } from './support/texts.ts'

test.use({ siteGroup: 'policies' })
test.describe.configure({ mode: 'default' })

const leaveQuestion = 'You have unsaved changes. Are you sure you want to leave?'

const editor = (page: Page, type: PolicyType) => page.getByRole('textbox', { name: policyTitles[type] })
const article = (page: Page) => page.getByRole('article')
const countPrints = (page: Page) => page.evaluate(() => (window as { printed?: number }).printed ?? 0)

test.beforeEach(async ({ context }) => {
  // A print dialog would block the test.
  await context.addInitScript(() => {
    const counter = window as { printed?: number }
    window.print = () => {
      counter.printed = (counter.printed ?? 0) + 1
    }
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

/** Opens a policy with a role and waits for its text. */
async function open(page: Page, site: Site, role: string, type: PolicyType): Promise<void> {
  if (role === 'a visitor') await page.goto(`/${type}`)
  if (role === 'a paid customer') await openAs(page, site, await buyCourse(site), `/${type}`)
  if (role === 'the administrator') await openAs(page, site, site.admin, `/${type}`)
  await expect(page.getByRole('heading', { level: 1, name: policyTitles[type] })).toBeVisible()
  await expect(article(page).locator('.rich-text')).toBeVisible()
}

/** Customers may copy what visitors may, and the administrator everything. */
const isRepeated = (role: string, type: PolicyType) => role === 'the administrator' || type === 'privacy'

for (const role of ['a visitor', 'a paid customer', 'the administrator']) {
  const isAdministrator = role === 'the administrator'
  for (const type of policyTypes) {
    const mayCopy = isAdministrator || type === 'terms'
    // Everyone sees the same page. What visitors see is checked for both; of the others, what they may copy.
    const tag =
      role === 'a visitor' ? {} : { tag: isRepeated(role, type) ? ['@once', '@nightly'] : ['@once'] }

    test(
      `${mayCopy ? 'lets' : 'does not let'} ${role} copy and print the ${policyTitles[type]}`,
      tag,
      async ({ page, site }) => {
        await open(page, site, role, type)
        await expect(page).toHaveTitle(new RegExp(policyTitles[type]))
        await expect(button(page, 'Edit')).toBeVisible({ visible: isAdministrator })
        await expect(button(page, 'Copy')).toBeEnabled({ enabled: mayCopy })
        await expect(button(page, 'Print')).toBeEnabled({ enabled: mayCopy })
        await expect(article(page)).toHaveCSS('user-select', mayCopy ? 'auto' : 'none')
        await expectAccessible(page)

        await page.evaluate(() => navigator.clipboard.writeText('from before'))
        // The button is only marked as disabled, so that a click can explain why.
        await button(page, 'Copy').click({ force: true })
        await expect(
          page.getByText(
            mayCopy ? 'Content copied to clipboard' : 'Copy function is restricted to administrators',
          ),
        ).toBeVisible()
        const text = await article(page).innerText()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mayCopy ? text : 'from before')

        await button(page, 'Print').click({ force: true })
        await expect(page.getByText('Print function is restricted to administrators')).toBeVisible({
          visible: !mayCopy,
        })
        await expect.poll(() => countPrints(page)).toBe(mayCopy ? 1 : 0)
        await expectAccessible(page)

        await page.getByRole('link', { name: 'Go Back Home' }).click()
        await expect(page).toHaveURL('/')
      },
    )
  }
}

test('blocks copying the restricted text with the keyboard', { tag: '@once' }, async ({ page, site }) => {
  await open(page, site, 'a visitor', 'privacy')
  await page.evaluate(() => navigator.clipboard.writeText('from before'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+C')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).not.toContain((await article(page).innerText()).slice(0, 40))
})

test('prints only the text', { tag: '@once' }, async ({ page, site }) => {
  await open(page, site, 'a visitor', 'terms')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(article(page)).toBeVisible()
  for (const name of ['Copy', 'Print']) await expect(button(page, name)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go Back Home' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('reports a failed copy', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await open(page, site, 'a visitor', 'terms')
  await button(page, 'Copy').click()
  await expect(page.getByText('Failed to copy content')).toBeVisible()
})

test('offers to reload when the text fails to load', { tag: ['@once', '@nightly'] }, async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  await page.route('**/rest/v1/policy_content*', (route) => route.abort())
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/rest/v1/policy_content*')
  await button(page, 'Reload').click()
  await expect(article(page).locator('.rich-text')).toBeVisible()
  await expect(button(page, 'Copy')).toBeEnabled()
})

for (const [index, type] of policyTypes.entries()) {
  test(`publishes a new ${policyTitles[type]}`, {
    tag: index === 0 ? ['@once'] : ['@once', '@nightly'],
  }, async ({ page, site, browser }) => {
    const sentence = `Written at ${Date.now()}.`
    await open(page, site, 'the administrator', type)
    await openEditor(page, editor(page, type))
    await expect(button(page, 'Copy')).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type(`${sentence} `)
    await button(page, 'Save').press('Enter')
    await expect(page.getByText(`${policyTitles[type]} saved successfully!`)).toBeVisible()
    await expect(article(page)).toContainText(sentence)
    await expect(editor(page, type)).toBeHidden()
    await expect(button(page, 'Edit')).toBeFocused()

    const visitor = await browser.newPage({ baseURL: site.url })
    await visitor.goto(`/${type}`)
    await expect(article(visitor)).toContainText(sentence)
    await visitor.close()
  })
}

test('removes scripts from saved text', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const stored = await savePolicy(
    site,
    'terms',
    `<h2 onmouseover="alert(1)">Kept</h2><script>alert(2)</script><style>h2 { display: none }</style>
     <p>read <a href="javascript:alert(3)">this</a> <img src="/none" onerror="alert(4)"></p>
     <iframe srcdoc="<script>parent.alert(5)</script>"></iframe><svg onload="alert(6)"></svg>`,
  )
  expect(stored).not.toMatch(/alert|script|<style|onerror|iframe|svg/)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Kept' })).toBeVisible()
  await page.getByRole('heading', { name: 'Kept' }).hover()
  await page.getByText('read this').click()
  await expect(page).toHaveURL('/terms')
  expect(dialogs).toEqual([])
  await expectAccessible(page)
})

test.describe('the open editor', { tag: '@once' }, () => {
  test('asks for confirmation before following a link', { tag: '@nightly' }, async ({ page, site }) => {
    await open(page, site, 'the administrator', 'privacy')
    await openEditor(page, editor(page, 'privacy'))
    await page.keyboard.type('Unsaved ')

    const dialogs: string[] = []
    page.once('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect.poll(() => dialogs).toEqual([leaveQuestion])
    await expect(page).toHaveURL('/privacy')
    await expect(editor(page, 'privacy')).toContainText('Unsaved')

    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('asks for confirmation before a reload', { tag: '@nightly' }, async ({ page, site }) => {
    await open(page, site, 'the administrator', 'terms')
    await openEditor(page, editor(page, 'terms'))
    await page.keyboard.type('Unsaved ')
    const dialogs: string[] = []
    page.once('dialog', (dialog) => {
      dialogs.push(dialog.type())
      return dialog.accept()
    })
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
    await expect(article(page)).not.toContainText('Unsaved')
  })

  test('closes on Cancel, after a confirmation if there are changes', { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    await open(page, site, 'the administrator', 'privacy')
    await openEditor(page, editor(page, 'privacy'))
    await button(page, 'Cancel').click()
    await expect(button(page, 'Edit')).toBeVisible()

    await openEditor(page, editor(page, 'privacy'))
    await page.keyboard.type('Unsaved ')
    page.once('dialog', (dialog) => dialog.dismiss())
    await button(page, 'Cancel').click()
    await expect(editor(page, 'privacy')).toContainText('Unsaved')
    page.once('dialog', (dialog) => dialog.accept())
    await button(page, 'Cancel').click()
    await expect(article(page)).not.toContainText('Unsaved')
  })
})

test.describe('keeps the text after a failed save', { tag: '@once' }, () => {
  for (const [index, type] of policyTypes.entries()) {
    const tag = index === 0 ? [] : ['@nightly']
    test(`when the server cannot be reached: ${policyTitles[type]}`, { tag }, async ({
      page,
      site,
      expectFault,
    }) => {
      expectFault(/ERR_FAILED|Failed to load resource/)
      await open(page, site, 'the administrator', type)
      await openEditor(page, editor(page, type))
      await page.keyboard.type('Unsaved ')
      await page.route('**/rest/v1/policy_content*', (route) => route.abort())
      await button(page, 'Save').click()
      await expect(page.getByText(`Failed to save ${policyTitles[type]}`)).toBeVisible()
      await expect(editor(page, type)).toContainText('Unsaved')

      await page.unroute('**/rest/v1/policy_content*')
      await button(page, 'Save').click()
      await expect(page.getByText(`${policyTitles[type]} saved successfully!`)).toBeVisible()
      await expect(article(page)).toContainText('Unsaved')
    })
  }

  test('when another account has signed in unnoticed', { tag: '@nightly' }, async ({ page, site }) => {
    const saveRequests: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('policy_content'))
        saveRequests.push(request.url())
    })
    // The auth client would notice the other account.
    await page.route('**/assets/auth-client-*.js', () => {})
    await open(page, site, 'the administrator', 'terms')
    await openEditor(page, editor(page, 'terms'))
    await page.keyboard.type('Unsaved ')
    await storeSessionInBrowser(page, await getSession(site, await createAccount(site)))
    await button(page, 'Save').click()
    await expect(page.getByText('You must be logged in to save changes')).toBeVisible()
    await expect(editor(page, 'terms')).toContainText('Unsaved')
    expect(saveRequests).toEqual([])
  })

  test('when the administrator has signed out in another tab', { tag: '@nightly' }, async ({
    page,
    site,
    context,
  }) => {
    await openAs(page, site, site.admin, '/privacy', { inOwnSession: true })
    await openEditor(page, editor(page, 'privacy'))
    await page.keyboard.type('Unsaved ')
    await expect(page.getByText('Draft saved')).toBeVisible()
    const tab = await context.newPage()
    await tab.goto('/welcome')
    await button(tab, 'Logout').click()
    await expect(login(tab)).toBeVisible()
    await tab.close()

    await button(page, 'Save').click()
    await expect(page.getByText('You must be logged in to save changes')).toBeVisible()
    await expect(editor(page, 'privacy')).toContainText('Unsaved')
    // The text can still be copied.
    await expect(article(page)).toHaveCSS('user-select', 'auto')
  })
})

test('hides a draft from another account that signs in', { tag: ['@once', '@nightly'] }, async ({
  page,
  context,
  site,
}) => {
  await openAs(page, site, site.admin, '/terms')
  await openEditor(page, editor(page, 'terms'))
  await page.keyboard.type('Only a draft ')
  await openAs(await context.newPage(), site, await createAccount(site), '/robots.txt')
  await expect(editor(page, 'terms')).toBeHidden()
  await expect(button(page, 'Save')).toBeHidden()
  await expect(article(page)).not.toContainText('Only a draft')
})
