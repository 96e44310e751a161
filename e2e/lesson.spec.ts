import type { ElementHandle, Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { control } from './support/cards.ts'
import { buyCourse, passQuizzes, rowsOf } from './support/learners.ts'
import { button, dashboardLink, login } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const lessonText = (page: Page) => page.locator('.rich-text')

test.describe('a lesson page', () => {
  test('turns pages in the address and finds the place again', async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(button(page, 'Previous')).toBeHidden()
    await expect(button(page, 'Take Quiz')).toBeHidden()
    await expectAccessible(page)
    await page.evaluate(() => window.scrollBy({ top: 1200, behavior: 'instant' }))
    await button(page, 'Next').click()
    await expect(page).toHaveURL('/lesson-1?page=2')
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.reload()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await button(page, 'Next').click()
    await expect(button(page, 'Next')).toBeHidden()
    await expect(button(page, 'Take Quiz')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.goForward()
    await expect(page.getByText('Page 3 of 3')).toBeVisible()
    await button(page, 'Previous').click()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()

    await dashboardLink(page).click()
    await expect(page.getByText('Continue on page 2 of 3')).toBeVisible()
    await page.getByRole('link', { name: 'Continue Lesson 1' }).click()
    await expect(page).toHaveURL('/lesson-1?page=2')
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await button(page, 'Previous').click()
    await expect(page).toHaveURL('/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.goto('/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await button(page, 'Go Back Home').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#lessons')).toBeInViewport()
  })

  test('is remembered also by those who leave it as soon as it is there', async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1?page=2')
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    const next = await button(page, 'Next').elementHandle()
    const dashboard = await dashboardLink(page).elementHandle()
    // Both clicks in the page itself: a request of the test takes longer than a hasty reader.
    await page.evaluate(
      ([turn, leave]) =>
        new Promise<void>((resolve) => {
          const leaveOnceTurned = () => {
            if (!document.body.innerText.includes('Page 3 of 3')) return
            observer.disconnect()
            leave.click()
            resolve()
          }
          const observer = new MutationObserver(leaveOnceTurned)
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          turn.click()
        }),
      [next, dashboard] as [ElementHandle<HTMLElement>, ElementHandle<HTMLElement>],
    )
    await expect(page.getByText('Continue on page 3 of 3')).toBeVisible()
  })

  test('goes on at the paragraph where reading stopped', async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    const place = lessonText(page).getByRole('heading').nth(3)
    await place.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 40))
    const index = await place.evaluate((element) =>
      [...(element.parentElement?.children ?? [])].indexOf(element),
    )
    const kept = () =>
      page.evaluate(() => {
        const [, value] =
          Object.entries(localStorage).find(([key]) => key.startsWith('reading-position')) ?? []
        return JSON.parse(value ?? '{}').block
      })
    await expect.poll(kept).toBeGreaterThan(index - 1)
    await page.goto('/welcome')
    await page.goto('/lesson-1')
    await expect(place).toBeInViewport()
  })

  test('asks for each thing once', { tag: '@once' }, async ({ page, site }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const read = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url())?.[1]
      if (read) requests.push(read)
    })
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(lessonText(page).getByRole('heading').nth(3)).toBeAttached()
    const each = ['is_admin', 'lesson_content', 'pages_read', 'paid_customers', 'quiz_results']
    await expect.poll(() => requests.toSorted()).toEqual(each)
    await page.waitForLoadState('networkidle')
    expect(requests.toSorted()).toEqual(each)
  })

  test('is read, and left for good, before the code for accounts has arrived', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/auth-client|ERR_FAILED/)
    await page.route(/\/auth-client-[^/]*\.js$/, (route) => route.abort())
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    await dashboardLink(page).click()
    await button(page, 'Logout').click()
    await expect(login(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('course-session'))).toBeNull()
  })

  test('sends away who may not read it', { tag: '@once' }, async ({ page, site }) => {
    const visitor = await createAccount(site)
    await page.goto('/lesson-1')
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('Lesson 1 is part of the course. Sign in, and it opens.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Enroll · \$/ })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, visitor)
    await expect(page.getByText('Content available for paid customers only')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Lesson 1 opens when you enroll.')).toBeInViewport()
    await page.goto('/quizzes')
    await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
    await page.goto('/welcome')
    await button(page, 'Logout').click()
    await expect(login(page)).toBeVisible()

    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/lesson-2')
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('Lesson 2 opens when you have passed the quiz of Lesson 1')).toBeVisible()
    await passQuizzes(site, learner, ['lesson1'])
    await page.goto('/lesson-2')
    await expect(page).toHaveURL('/lesson-2')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(button(page, 'Edit')).toBeHidden()
  })

  test('closes under the reader when the payment is refunded', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
    // The end of the page comes into view after the refund: that it was read is not saved any more.
    expectFault(/403/)
    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/lesson-1')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    await control(site, 'POST', `/sessions/${learner.sessionId}/refund`, {})
    const access = () => rowsOf(site, learner, 'paid_customers?select=customer_id')
    await expect.poll(access, 'access ends with the refund').toEqual([])
    await button(page, 'Next').click()
    await expect(page.getByText('Content available for paid customers only')).toBeVisible()
    await expect(lessonText(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('keeps its text from being taken, and stays usable', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    expect(await refused(page)).toEqual({
      copy: true,
      cut: true,
      paste: true,
      contextmenu: true,
      dragstart: true,
      selectstart: true,
    })
    const functionKeys = Array.from({ length: 12 }, (_, index) => `F${index + 1}`)
    const keys = ['Control+a', 'Control+c', 'Control+p', 'Control+s', 'Control+Shift+I', ...functionKeys]
    expect(await refusedKeys(page, keys)).toEqual(keys)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    const free = ['ArrowDown', 'PageDown', 'Space', 'Control+Home', 'Escape', 'Tab', 'Shift+Tab']
    expect(await refusedKeys(page, free)).toEqual([])
    // The rest of the page is no lesson content.
    await dashboardLink(page).focus()
    expect(await refusedKeys(page, ['F1', 'F5', 'F6', 'Control+a'])).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(lessonText(page)).toBeHidden()
    await expect(page.getByText('Printing is disabled for lessons.')).toBeVisible()
  })

  test('leaves the text to the administrator', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, site.admin, '/lesson-4')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    expect(Object.values(await refused(page))).not.toContain(true)
    expect(await refusedKeys(page, ['Control+a', 'Control+c'])).toEqual([])
  })
})

/** Which of the ways to take text are refused on the lesson's content. */
function refused(page: Page): Promise<Record<string, boolean>> {
  return lessonText(page).evaluate((text) => {
    const ways = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'selectstart']
    return Object.fromEntries(
      ways.map((name) => [name, !text.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))]),
    )
  })
}

/** Which of these key presses the page keeps from the browser. */
async function refusedKeys(page: Page, keys: string[]): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      document.documentElement.dataset.refused = String(event.defaultPrevented)
    })
  })
  const refusedOnes: string[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    if ((await page.evaluate(() => document.documentElement.dataset.refused)) === 'true')
      refusedOnes.push(key)
  }
  return refusedOnes
}
