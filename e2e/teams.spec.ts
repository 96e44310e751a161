import type { Page } from '@playwright/test'
import { uniqueEmail } from './support/accounts.ts'
import { call } from './support/call.ts'
import { CARDS, enterEmail, payWithCard } from './support/cards.ts'
import { paymentVerified, signInButton } from './support/checkout.ts'
import { passQuizzes } from './support/learners.ts'
import { button, lessonText } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const payment = (page: Page) => page.locator('#payment')

/** The link of an invitation, from the newest email to this person. */
async function invitationLink(site: Site, email: string): Promise<string> {
  const { links } = await site.mailbox.latest(email, /You have a seat/)
  return links.find((link) => link.includes('/join?token='))!
}

test('a team of ten: from the price to the tenth member learning', { tag: '@wide' }, async ({
  page,
  site,
  browser,
}) => {
  const buyer = uniqueEmail('buyer')
  const members = Array.from({ length: 10 }, (_, index) => uniqueEmail(`member-${index + 1}`))
  const tenth = members.at(-1)!

  await page.goto('/')
  await payment(page).getByRole('link', { name: 'Buying for a team?' }).click()
  const seats = page.getByLabel('Number of seats')
  await seats.fill('201')
  await enterEmail(page, buyer)
  await expect(page.getByText('Please choose 2 to 200 seats')).toBeVisible()
  await seats.fill('10')
  await expect(payment(page).getByRole('status')).toContainText('10 × $299$2,990')
  await expectAccessible(page)
  await button(page, 'Continue to Payment').click()
  await expect(payment(page)).toContainText('10 seats for your team')
  await payWithCard(page, CARDS.good, '$2,990.00')
  await expect(paymentVerified(page)).toBeVisible()
  await signInButton(page).click()
  await expect(page).toHaveURL(/\/team$/)
  await expect(page.getByText('10 seats: 0 in use, 0 invited, 10 free.')).toBeVisible()
  await expectAccessible(page)

  const addresses = page.getByLabel('Email addresses')
  await addresses.fill('nobody')
  await button(page, 'Send invitations').click()
  await expect(page.getByText('Enter at least one email address')).toBeVisible()
  await addresses.fill(members.join('; '))
  await button(page, 'Send invitations').click()
  await expect(page.getByText('10 seats: 0 in use, 10 invited, 0 free.')).toBeVisible()
  await expectAccessible(page)

  for (const email of members.slice(0, 9)) {
    const token = new URL(await invitationLink(site, email)).searchParams.get('token')
    const accepted = await call(site, '/functions/v1/accept-seat', { body: { token } })
    expect(accepted.status).toBe(200)
  }

  const context = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() })
  const join = await context.newPage()
  await join.goto(await invitationLink(site, tenth))
  await expect(join.getByRole('heading', { level: 1 })).toContainText('You have a seat')
  await expect(join.getByText(`${buyer} has bought it for you`)).toBeVisible()
  await join.getByLabel(/see how far I am/).check()
  await expectAccessible(join)
  await button(join, 'Accept seat').click()
  await expect(join.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
  await expectAccessible(join)
  const { links } = await site.mailbox.latest(tenth, /Set your password/)
  await join.goto(links.find((link) => link.includes('/reset-password'))!)
  await join.getByLabel('New password').fill('the tenth member learns')
  await button(join, 'Set password').click()
  await expect(join.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
  await join.goto('/lesson-1')
  await expect(lessonText(join)).toBeVisible()
  await passQuizzes(site, { email: tenth, password: 'the tenth member learns' }, ['lesson1'])
  await context.close()

  await page.reload()
  await expect(page.getByText('10 seats: 10 in use, 0 invited, 0 free.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: tenth })
  await expect(row).toContainText('Passed quiz 1')
  await expect(row.getByRole('button')).toBeHidden()
  const first = page.getByRole('listitem').filter({ hasText: members[0]! })
  await expect(first).toContainText('Progress not shared')
  await first.getByRole('button', { name: 'Take back' }).click()
  await button(page, 'Take back seat').click()
  await expect(page.getByText('10 seats: 9 in use, 0 invited, 1 free.')).toBeVisible()
  await button(page, 'Create a link').click()
  await expect(page.getByLabel('Link to one seat')).toHaveValue(/\/join\?token=/)
  await expectAccessible(page)
  await button(page, 'Withdraw: Link without an email').click()
  await expect(page.getByText('10 seats: 9 in use, 0 invited, 1 free.')).toBeVisible()
  await expect(page.getByLabel('Link to one seat')).toBeHidden()
})

test('a new link stays in view if the team cannot be loaded again', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/503/)
  const order = { id: 'o1', orderNumber: 'A1', paidAt: '2026-01-05T10:00:00.000Z', seats: 2, refunded: 0 }
  const team = { orders: [{ ...order, state: 'active' }], seats: [], free: 2, claimed: 0, total: 2 }
  const seat = { id: 's1', state: 'invited', email: null, name: null, isYou: false, since: order.paidAt }
  const seats = [{ ...seat, isExpired: false, progress: null, canRelease: false }]
  const invited = { ...team, seats, free: 1 }
  const link = `${site.url}/join?token=shown-once`
  let [isDown, isInvited] = [false, false]
  await page.route('**/functions/v1/team', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.fulfill({ json: isInvited ? invited : team }),
  )
  await page.route('**/functions/v1/create-seat-link', (route) => {
    isDown = true
    isInvited = true
    return route.fulfill({ json: { team: invited, id: seat.id, link } })
  })
  await openAs(page, site, site.admin, '/team')
  await button(page, 'Create a link').click()
  await expect(page.getByText("We couldn't load your team.")).toBeVisible()
  await expect(page.getByLabel('Link to one seat')).toHaveValue(link)
  isDown = false
  await button(page, 'Try again').click()
  await expect(page.getByText("We couldn't load your team.")).toBeHidden()
  await expect(page.getByLabel('Link to one seat')).toHaveValue(link)
})
