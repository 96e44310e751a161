import { expectAtTop, expectFits } from './support/layout.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const sections = [
  'hero',
  'highlights',
  'overview',
  'objectives',
  'topics',
  'lessons',
  'testimonials',
  'enrollment',
  'payment',
  'footer',
]

const topBarLinks = [
  ['Overview', 'overview'],
  ['Objectives', 'objectives'],
  ['Topics', 'topics'],
  ['Lessons', 'lessons'],
  ['Enroll Now', 'enrollment'],
] as const

const lessonTitles = [
  'Introduction to Change Management',
  'Strategies for Effective Change Management',
  'Navigating Challenges and Applying Change Management',
  'Case Studies and Real-World Applications',
]

test('shows all sections in order', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const sectionIds = await page
    .locator('main section, footer')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  expect(sectionIds).toEqual(sections)
  await expect(page.locator('#overview h3')).toHaveCount(6)
  await expect(page.locator('#objectives h3')).toHaveCount(4)
  await expect(page.locator('#topics h3')).toHaveCount(4)
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3)
  await expect(page.getByText('Sample reviews')).toBeVisible()
  await expect(page.locator('#enrollment s')).toHaveText('$499')
  await expect(page.locator('#enrollment')).toContainText('$299')
  await expect(page.getByText('Limited time offer - Save $200', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  await expect(page.locator('#payment s')).toContainText('$499')
  await expectAccessible(page)
})

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('is accessible', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    await expectAccessible(page)
  })
})

test('orders the links of the top bar as specified', async ({ page, isMobile }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Site', includeHidden: true }).locator('a')
  await expect(links).toHaveText(['Overview', 'Objectives', 'Topics', 'Lessons', 'Enroll Now', 'Account'])
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await expect(links.last()).toBeVisible()
  // The visual order is the same.
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
  const positions = boxes.map(({ x, y }) => (isMobile ? y : x))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('links the top bar to every section and to the account', { tag: '@nightly' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const [name, section] of topBarLinks) {
    if (isMobile) await bar.getByRole('button', { name: 'Menu' }).click()
    await bar.getByRole('link', { name, exact: true }).click()
    await expectAtTop(page, section)
    await expect(page).toHaveURL(`/#${section}`)
    if (isMobile) await expect(bar.getByRole('link', { name, exact: true })).toBeHidden()
  }
  if (isMobile) await bar.getByRole('button', { name: 'Menu' }).click()
  await bar.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('scrolls from the hero to enrollment or lessons, and from enrollment to payment', async ({ page }) => {
  await page.goto('/')
  await page.locator('#hero').getByRole('link').first().click()
  await expectAtTop(page, 'enrollment')
  await page.locator('#enrollment').getByRole('link', { name: 'Enroll in the Course' }).click()
  await expectAtTop(page, 'payment')
  await page.goto('/')
  await page.locator('#hero').getByRole('link').nth(1).click()
  await expectAtTop(page, 'lessons')
})

test('links every lesson card to its lesson', { tag: ['@once', '@nightly'] }, async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#lessons').getByRole('link')
  await expect(cards).toHaveText(lessonTitles)
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/lesson-1', '/lesson-2', '/lesson-3', '/lesson-4'])
})

test('opens and closes the menu with the keyboard', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Objectives' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAtTop(page, 'objectives')
})

test('fits every width', { tag: ['@once', '@nightly'] }, async ({ page }) => {
  await page.goto('/')
  await expectFits(page, [320, 360, 412, 480, 600, 640, 700, 768, 900, 1023, 1024, 1280, 1440, 1920, 2560])
})

test('has no layout shifts while loading', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(10, 200)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})

test('keeps the scroll position when the script loads late', { tag: ['@once', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.locator('#lessons').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const scrolled = await page.evaluate(() => window.scrollY)
  // The first scroll starts React, which takes over scroll restoration.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('keeps and checks an email that was submitted before the script loaded', { tag: '@once' }, async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/mount-app-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(email).toHaveValue('nobody')
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
})

test('records a visit once, without external requests', { tag: '@once' }, async ({ page, site }) => {
  const visits: Array<string | undefined> = []
  const externalRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/track-visit')) visits.push(request.headers().authorization)
    if (!request.url().startsWith(site.url)) externalRequests.push(request.url())
  })
  const recorded = page.waitForResponse('**/functions/v1/track-visit')
  await page.goto('/')
  expect((await recorded).ok()).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(visits).toEqual([undefined])
  expect(externalRequests).toEqual([])
})

test('has metadata for search engines and shared links', { tag: '@once' }, async ({
  page,
  site,
  request,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Integrated Change Management/)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(image).toBe(`${site.url}/share.png`)
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(data[0]).toMatchObject({ '@type': 'Course', offers: { price: 299, priceCurrency: 'USD' } })
  expect(data[1]['@type']).toBe('FAQPage')
  for (const { name } of data[1].mainEntity) await expect(page.getByText(name)).toBeVisible()
  expect(data[2]).toMatchObject({ '@type': 'Organization', url: `${site.url}/` })
  expect(data[0].provider['@id']).toBe(data[2]['@id'])
  await expect(page.locator('#lessons').getByText(`Issued by ${data[2].name}`)).toBeVisible()
  for (const path of [
    '/share.png',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  // Without scripts: public pages have a canonical URL, private pages are not indexed.
  const fetchHtml = async (path: string) => (await request.get(path)).text()
  for (const path of ['/sample', '/privacy', '/terms']) {
    expect(await fetchHtml(path), path).toContain(`<link rel="canonical" href="${site.url}${path}">`)
    expect(await fetchHtml(path), path).not.toContain('noindex')
  }
  for (const path of ['/welcome', '/lesson-1', '/quiz-1', '/certificate', '/auth']) {
    expect(await fetchHtml(path), path).toContain('<meta name="robots" content="noindex">')
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${site.url}/privacy</loc>`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all content, and links work', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    for (const section of sections) await expect(page.locator(`#${section}`)).toBeVisible()
    await page.locator('#hero').getByRole('link', { name: 'Read a free sample of Lesson 1' }).click()
    await expect(page).toHaveURL('/sample')
    await expect(page.getByRole('heading', { level: 1, name: 'Why Change Fails' })).toBeVisible()
    await expect(page.getByRole('figure')).toBeVisible()
    await page.goto('/')
    await expect(page.locator('#payment')).toContainText('All four lessons')
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: 'Menu' }).click()
    await bar.getByRole('link', { name: 'Lessons' }).click()
    await expect(page).toHaveURL('/#lessons')
    await page.getByText('Is it a subscription?').click()
    await expect(page.getByText('No. You pay once')).toBeVisible()
  })
})

test('shows the free sample and links to enrollment', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sample')
  await expect(page.getByRole('heading', { level: 1, name: 'Why Change Fails' })).toBeVisible()
  await page.getByRole('figure').scrollIntoViewIfNeeded()
  await expect(page.getByRole('figure').locator('svg')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enroll for $299' }).click()
  await expectAtTop(page, 'enrollment')
})
