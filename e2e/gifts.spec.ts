import { uniqueEmail } from './support/accounts.ts'
import { CARDS, payWithCard } from './support/cards.ts'
import { paymentVerified, signInButton } from './support/checkout.ts'
import { button } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a gift: bought with a message, printed, corrected, and accepted by the right person', {
  tag: '@once',
}, async ({ page, site, browser }) => {
  const [buyer, wrong, friend] = [uniqueEmail('giver'), uniqueEmail('wrong'), uniqueEmail('friend')]
  await page.goto('/')
  const payment = page.locator('#payment')
  await payment.getByRole('link', { name: 'Giving it as a gift?' }).click()
  await page.getByLabel("Recipient's email").fill('friend')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByText('Add a message or a date').click()
  await page.getByLabel('Message').fill('Dear Sam,\n\nwell done!')
  await page.getByLabel('Email address').fill(buyer)
  await button(page, 'Continue to Payment').click()
  await expect(page.getByLabel("Recipient's email")).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel("Recipient's email").fill(wrong)
  await button(page, 'Continue to Payment').click()
  await expect(payment).toContainText(`A gift for ${wrong}`)
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  await signInButton(page).click()
  await expect(page).toHaveURL(/\/account#purchases$/)
  await page.getByRole('link', { name: 'Your gift' }).click()
  await expect(page.getByText(`Emailed to ${wrong}`)).toBeVisible()
  await expectAccessible(page)
  const card = page.waitForEvent('download')
  await button(page, 'Download gift card').click()
  expect((await card).suggestedFilename()).toBe('gift-card.pdf')
  await page.getByLabel("Recipient's email").fill(friend)
  await button(page, 'Save gift').click()
  await expect(page.getByText(`Emailed to ${friend}`)).toBeVisible()

  const earlier = (await site.mailbox.latest(wrong)).links[0]!
  const mail = await site.mailbox.latest(friend, /A gift for you/)
  expect(mail.text).toContain('Ada has given you the course')
  expect(mail.text + mail.html).not.toContain('$')
  const context = await browser.newContext({ baseURL: site.url })
  const join = await context.newPage()
  await join.goto(earlier)
  await expect(join.getByText('This invitation is no longer valid')).toBeVisible()
  await join.goto(mail.links[0]!)
  await expect(join.getByText("From Ada. There's nothing to pay.")).toBeVisible()
  await expect(join.getByText('well done!')).toBeVisible()
  await expect(join.getByLabel('Your email address')).toHaveValue(friend)
  await expectAccessible(join)
  await button(join, 'Accept gift').click()
  await expect(join.getByRole('heading', { name: 'The course is yours' })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByText('Accepted on')).toBeVisible()
  await expect(button(page, 'Save gift')).toBeHidden()
})
