import type { ElementHandle } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { callSandbox } from './support/cards.ts'
import { findBlockedEvents, findBlockedKeys } from './support/copy-protection.ts'
import { buyCourse, fetchRows, passQuizzes } from './support/learners.ts'
import { button, dashboardLink, lessonText, login, watchForText } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { addVoice, finishSentence, spoken } from './support/voice.ts'

test.describe('a lesson page', () => {
  test('has a URL for every page and continues on the last one', { tag: '@wide' }, async ({ page, site }) => {
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

  test('shows the buttons below the text with the text, so that they do not move under the pointer', {
    tag: '@once',
  }, async ({ page, site }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rest/v1/lesson_content**', async (route) => {
      await held
      await route.continue()
    })
    await openAs(page, site, await buyCourse(site), '/lesson-1?page=3')
    await expect(page.getByText('Page 3 of 3')).toBeVisible()
    await expect(button(page, 'Take Quiz')).toBeHidden()
    release()
    await expect(button(page, 'Take Quiz')).toBeVisible()
    await expect(lessonText(page)).toBeVisible()
  })

  test('saves the page even if the reader leaves immediately', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
  }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1?page=2')
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    const next = await button(page, 'Next').elementHandle()
    const dashboard = await dashboardLink(page).elementHandle()
    // Both clicks run in the page, because a round trip to the test would take too long.
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

  test('restores the reading position', { tag: '@wide' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    const paragraph = lessonText(page).getByRole('heading').nth(3)
    await paragraph.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 40))
    const index = await paragraph.evaluate((element) =>
      [...(element.parentElement?.children ?? [])].indexOf(element),
    )
    const storedBlock = () =>
      page.evaluate(() => {
        const [, value] =
          Object.entries(localStorage).find(([key]) => key.startsWith('reading-position')) ?? []
        return JSON.parse(value ?? '{}').block
      })
    await expect.poll(storedBlock).toBeGreaterThan(index - 1)
    await page.goto('/welcome')
    await page.goto('/lesson-1')
    await expect(paragraph).toBeInViewport()
  })

  test('sends each request once', { tag: '@once' }, async ({ page, site }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const resource = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url())?.[1]
      if (resource) requests.push(resource)
    })
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(lessonText(page).getByRole('heading').nth(3)).toBeAttached()
    const expected = ['is_admin', 'lesson_content', 'pages_read', 'paid_customers', 'quiz_results']
    await expect.poll(() => requests.toSorted()).toEqual(expected)
    await page.waitForLoadState('networkidle')
    expect(requests.toSorted()).toEqual(expected)
  })

  test('allows reading and logging out when the auth client fails to load', { tag: '@once' }, async ({
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

  test('redirects users without access', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    const visitor = await createAccount(site)
    const expectPaywall = await watchForText(page, 'Content available for paid customers only')
    await page.goto('/lesson-1')
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('Sign in to open Lesson 1.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Enroll · \$/ })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, visitor)
    await expectPaywall()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Enroll to open Lesson 1.')).toBeInViewport()
    await page.goto('/quizzes')
    await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
    await page.goto('/welcome')
    await button(page, 'Logout').click()
    await expect(login(page)).toBeVisible()

    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/lesson-2')
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('Pass the Lesson 1 quiz with at least 70% to unlock Lesson 2.')).toBeVisible()
    await passQuizzes(site, learner, ['lesson1'])
    await page.goto('/lesson-2')
    await expect(page).toHaveURL('/lesson-2')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(button(page, 'Edit')).toBeHidden()
  })

  test('shows the paywall after a refund', { tag: '@once' }, async ({ page, site, expectFault }) => {
    // The request to mark the page as read is refused after the refund.
    expectFault(/403/)
    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/lesson-1')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    await callSandbox(site, 'POST', `/sessions/${learner.sessionId}/refund`, {})
    const access = () => fetchRows(site, learner, 'paid_customers?select=customer_id')
    await expect.poll(access, 'access ends after the refund').toEqual([])
    await button(page, 'Next').click()
    await expect(page.getByText('Content available for paid customers only')).toBeVisible()
    await expect(lessonText(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('blocks copying and printing, and stays usable', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    expect(await findBlockedEvents(page)).toEqual({
      copy: true,
      cut: true,
      paste: true,
      contextmenu: true,
      dragstart: true,
      selectstart: true,
    })
    const functionKeys = Array.from({ length: 12 }, (_, index) => `F${index + 1}`)
    const keys = ['Control+a', 'Control+c', 'Control+p', 'Control+s', 'Control+Shift+I', ...functionKeys]
    expect(await findBlockedKeys(page, keys)).toEqual(keys)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    const allowedKeys = ['ArrowDown', 'PageDown', 'Space', 'Control+Home', 'Escape', 'Tab', 'Shift+Tab']
    expect(await findBlockedKeys(page, allowedKeys)).toEqual([])
    // Outside the lesson text, nothing is blocked.
    await dashboardLink(page).focus()
    expect(await findBlockedKeys(page, ['F1', 'F5', 'F6', 'Control+a'])).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(lessonText(page)).toBeHidden()
    await expect(page.getByText('Printing is disabled for lessons.')).toBeVisible()
  })

  test('blocks nothing for the administrator', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, site.admin, '/lesson-4')
    await expect(lessonText(page).getByRole('heading').first()).toBeVisible()
    expect(Object.values(await findBlockedEvents(page))).not.toContain(true)
    expect(await findBlockedKeys(page, ['Control+a', 'Control+c'])).toEqual([])
  })
})

test.describe('the outline of a lesson page', () => {
  test(
    'links to every section and marks the one being read',
    { tag: '@wide' },
    async ({ page, site }, { project }) => {
      await openAs(page, site, await buyCourse(site), '/lesson-1?page=2')
      await expect(button(page, 'Next')).toBeVisible()
      if (project.name === 'desktop') await page.setViewportSize({ width: 1440, height: 900 })
      else await page.locator('summary', { hasText: 'On this page' }).click()
      const section = page.getByRole('link', { name: 'Bridges: what ends', exact: true })
      await section.click()
      await expect(lessonText(page).getByRole('heading', { name: 'Bridges: what ends' })).toBeInViewport()
      if (project.name === 'desktop') await expect(section).toHaveAttribute('aria-current', 'location')
      await expectAccessible(page)
      await page.reload()
      await expect(lessonText(page).getByRole('heading', { name: 'Bridges: what ends' })).toBeInViewport()
    },
  )
})

test.describe('a glossary word', () => {
  test(
    'shows its definition when hovered, focused or tapped, and leads to the glossary',
    { tag: '@nightly' },
    async ({ page, site }, { project }) => {
      await openAs(page, site, await buyCourse(site), '/lesson-1')
      // What moves the text moves the word from under the pointer.
      await expect(button(page, 'Next')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const word = lessonText(page).locator('a[href^="/library/glossary#"]').first()
      const definition = page.getByRole('tooltip')
      if (project.name === 'phone') await word.tap()
      else await word.hover()
      await expect(definition).toBeVisible()
      await expect(word).toHaveAccessibleDescription(/\w+ \w+/)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(definition).toBeHidden()
      await (project.name === 'phone' ? word.tap() : word.focus())
      await expect(definition).toBeVisible()
      await page.getByRole('link', { name: 'Open the glossary' }).click()
      await expect(page).toHaveURL(/\/library\/glossary#/)
      await expect(definition).toBeHidden()
    },
  )
})

test.describe('listening to a lesson page', () => {
  test('is offered only where the browser has a voice', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(button(page, 'Next')).toBeVisible()
    await expect(button(page, 'Listen')).toBeHidden()
  })

  test('reads sentence by sentence, and continues where it stopped', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await addVoice(page)
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await button(page, 'Listen').click()
    const first = await lessonText(page).locator('h2, h3').first().innerText()
    await expect.poll(() => spoken(page)).toEqual([first])
    await expect(button(page, 'Pause')).toBeFocused()
    await expectAccessible(page)

    await finishSentence(page)
    await expect.poll(() => spoken(page)).toHaveLength(2)
    await finishSentence(page)
    await expect.poll(() => spoken(page)).toHaveLength(3)
    await button(page, 'Pause').click()
    await expect(button(page, 'Resume')).toBeVisible()
    const [, , third] = await spoken(page)
    // A paused sentence that reports its end does not continue.
    await finishSentence(page)
    expect(await spoken(page)).toHaveLength(3)
    await button(page, 'Resume').click()
    await expect.poll(() => spoken(page).then((texts) => texts.slice(3))).toEqual([third])

    await page.reload()
    await button(page, 'Continue listening').click()
    await expect.poll(() => spoken(page)).toEqual([third])
    await page.getByLabel('Speed').selectOption('1.5×')
    await expect.poll(() => spoken(page)).toEqual([third, third])
    await button(page, 'Start over').click()
    await expect.poll(() => spoken(page).then((texts) => texts.at(-1))).toBe(first)
    await button(page, 'Next').click()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Listening' })).toBeHidden()
    await expect(button(page, 'Listen')).toBeVisible()
  })
})
