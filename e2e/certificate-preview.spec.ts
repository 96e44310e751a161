import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { dateField, download, link, nameField, sheet } from './support/certificates.ts'
import { buyCourse, finishCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const missingText = (page: Page) => page.getByText(/^Your certificate isn't ready yet/)

test.describe('before the course is finished', () => {
  test('shows a preview and links to the missing requirements', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/certificate')
    await expect(page.getByRole('heading', { name: "What's left" })).toBeVisible()
    await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
    await expect(page.getByText(/^Quiz \d not passed yet/)).toHaveCount(4)
    await expect(link(page, 'Enroll Now')).toBeHidden()
    await expect(sheet(page)).toContainText('Your name')
    await expect(sheet(page)).toContainText('Preview')
    await expect(missingText(page)).toBeHidden()
    for (const name of ['Print', 'Download']) {
      await button(page, name).click()
      await expect(page.getByRole('alert')).toHaveText(
        "Your certificate isn't ready yet. What's left: 4 lessons and quizzes 1, 2, 3, and 4.",
      )
      await expect(button(page, name)).toBeFocused()
    }
    await expectAccessible(page)
    await expect(page.getByText(/^Opens after quiz [123]$/)).toHaveCount(3)
    await expect(link(page, 'Take quiz 2')).toBeHidden()
    await link(page, 'Take quiz 1').click()
    await expect(page).toHaveURL('/quiz-1')
  })

  test('saves a name that is used when the course is finished', { tag: '@once' }, async ({ page, site }) => {
    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/certificate')
    await button(page, 'Edit').click()
    await expect(dateField(page)).toBeDisabled()
    await nameField(page).fill('Ada Lovelace')
    await expect(sheet(page)).toContainText('Ada Lovelace')
    await expectAccessible(page)
    await button(page, 'Done').click()
    await expect(nameField(page)).toBeHidden()
    await page.reload()
    await expect(sheet(page)).toContainText('Ada Lovelace')

    // The course is finished in another window; Download notices it.
    await finishCourse(site, learner)
    await button(page, 'Download').click()
    await expect(page.getByText('You have finished the course.')).toBeVisible()
    const file = await download(page, () => button(page, 'Download').click())
    expect(file.name).toBe('Certificate of Ada Lovelace.pdf')
  })

  test('lists only the missing quiz', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    const learner = await buyCourse(site)
    await finishCourse(site, learner, { except: 'lesson4' })
    await openAs(page, site, learner, '/certificate')
    await expect(
      page.getByText('Quiz 4 not passed yet: Case Studies and Real-World Applications'),
    ).toBeVisible()
    await expect(page.getByText(/^Quiz \d not passed yet/)).toHaveCount(1)
    await expect(page.getByText(/lessons completed/)).toBeHidden()
    await link(page, 'Go to your course').click()
    await expect(page).toHaveURL('/welcome')
  })

  test('links to enrollment for an account without the course', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await createAccount(site), '/certificate')
    await expect(page.getByText("This account hasn't purchased the course")).toBeVisible()
    await link(page, 'Enroll Now').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#enrollment')).toBeInViewport()
  })
})
