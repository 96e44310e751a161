import { defaultContent, siteContent } from '@course/content/site/content'
import type { AuditLogEntry, CursorPage } from '@course/contract/admin/admin'
import type { EditTextResponse, TextId } from '@course/contract/editing/texts'
import { siteBlocks } from '@course/contract/site-content/blocks'
import type { SiteBlockList, SitePreview } from '@course/contract/site-content/functions'
import { expect, test } from 'vitest'
import { defaultWebFolder } from '../app.ts'
import { currentOffer } from '../sales/checkout/price.ts'
import { callFunctionData } from '../testing/admin.ts'
import { enterSudoMode, leaveSudoMode } from '../testing/factors.ts'
import type { Person } from '../testing/people.ts'
import { startSite } from '../testing/start-site.ts'

const call = async <Result>(person: Person, name: string, body: object): Promise<Result> => {
  const { data, error } = await person.functions.invoke(name, { body })
  if (error) throw Object.assign(error, await error.context.json())
  return data as Result
}

const publish = async (person: Person, text: TextId, value: object) => {
  const { version } = await call<EditTextResponse>(person, 'edit-text', { text })
  return call(person, 'save-text', { text, content: JSON.stringify(value), base_version: version })
}

const page = async (url: string, path = '/') =>
  (await fetch(url + path, { headers: { accept: 'text/html' } })).text()

const identity = { ...defaultContent.site, name: 'Calm Change Academy' }

test('shows a published block on the page, in its data and in the browser, without a restart', async () => {
  const site = await startSite({ webFolder: defaultWebFolder })
  const owner = await site.administrator()
  expect(await page(site.url)).not.toContain('id="published"')
  await publish(owner, 'site/site', identity)
  await publish(owner, 'site/hero', { ...defaultContent.hero, title: 'For {price}: </script><b>calm</b>' })

  const html = await page(site.url)
  expect(html).toContain('<title>Integrated Change Management: a self-paced course for leaders</title>')
  expect(html).toContain('"name":"Calm Change Academy"')
  expect(html).toContain('For $299: &lt;/script&gt;&lt;b&gt;calm&lt;/b&gt;')
  const json = /id="published">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(json!).blocks.hero.title).toBe('For {price}: </script><b>calm</b>')
  expect(await page(site.url, '/account')).toContain('Calm Change Academy')
  expect(await page(site.url, '/manifest.webmanifest')).toContain('Calm Change Academy')
  expect(siteContent().site.name).toBe('Calm Change Academy')
})

test('charges the published price, and the regular price after the last day', async () => {
  const site = await startSite({ webFolder: defaultWebFolder })
  const owner = await site.administrator()
  const lastDay = site.clock.now().toISOString().slice(0, 10)
  const offer = {
    ...defaultContent.offer,
    originalCents: 420_00,
    currentCents: 250_00,
    currency: 'EUR',
    lastDay,
  }
  await publish(owner, 'site/offer', offer)
  expect(currentOffer()).toMatchObject({ amount: 250_00, currency: 'eur' })
  expect(await page(site.url)).toContain('Limited time offer - Save €170')

  site.clock.advance(24 * 3600)
  await expect.poll(() => currentOffer().amount, { timeout: 10_000 }).toBe(420_00)
  await expect.poll(() => page(site.url), { timeout: 10_000 }).not.toContain('Limited time offer')
})

test('asks for a confirmation before the price changes, and records who published what', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const cheap = { ...defaultContent.offer, currentCents: 1_00 }
  await leaveSudoMode(site, owner.userId)
  expect(await publish(owner, 'site/offer', cheap).catch((error) => error)).toMatchObject({
    code: 'admin.reauthentication_needed',
  })
  const restore = { text: 'site/offer', version: 1, baseVersion: 1 }
  expect(await call(owner, 'restore-text', restore).catch((error) => error)).toMatchObject({
    code: 'admin.reauthentication_needed',
  })
  expect(currentOffer().amount).toBe(299_00)
  await publish(owner, 'site/site', identity)

  await enterSudoMode(site, owner.userId)
  const edit = { text: 'site/offer', content: JSON.stringify(cheap), base_version: 1 }
  await call(owner, 'save-text', edit)
  expect(currentOffer().amount).toBe(1_00)
  // Repeated after a lost response.
  await call(owner, 'save-text', edit)
  await call(owner, 'restore-text', { ...restore, baseVersion: 2 })
  const log = await callFunctionData<CursorPage<AuditLogEntry>>(owner, 'admin-audit-log', {})
  expect(
    log.rows.map(({ action, actorLabel, subjectLabel, change }) => [
      action,
      actorLabel,
      subjectLabel,
      change,
    ]),
  ).toEqual([
    ['text.publish', owner.email, siteBlocks.offer.title, { version: { old: '2', new: '3' } }],
    ['text.publish', owner.email, siteBlocks.offer.title, { version: { old: '1', new: '2' } }],
    ['text.publish', owner.email, siteBlocks.site.title, { version: { old: '1', new: '2' } }],
  ])
})

test('names the fields that must be corrected, and publishes nothing', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const refused = (text: TextId, value: object) => publish(owner, text, value).catch((error) => error)
  expect(await refused('site/offer', { ...defaultContent.offer, currentCents: 9_999_00 })).toMatchObject({
    code: 'request.invalid',
    fields: { currentCents: 'The current price cannot be higher than the regular price' },
  })
  expect(await refused('site/faq', { items: [{ question: ' ', answer: 'Yes' }] })).toMatchObject({
    fields: { 'items.0.question': 'Fill this in' },
  })
  expect(await refused('site/site', { ...identity, brandColor: '#ffee00' })).toMatchObject({
    fields: { brandColor: expect.stringMatching(/^This color is too light to read on white\. Try #/) },
  })
  expect(
    await refused('site/footer', {
      ...defaultContent.footer,
      socialLinks: [{ label: 'X', href: 'javascript:alert(1)' }],
    }),
  ).toMatchObject({
    fields: { 'socialLinks.0.href': 'Enter an address that begins with https://' },
  })
  expect(siteContent()).toMatchObject({
    offer: { currentCents: 299_00 },
    site: { name: defaultContent.site.name },
  })
  const { blocks } = await call<SiteBlockList>(owner, 'list-site-blocks', {})
  expect(blocks.every(({ changed }) => changed === null)).toBe(true)
})

test('keeps an incomplete draft, and tells the second of two editors', async () => {
  const site = await startSite()
  const first = await site.administrator()
  const second = await site.staffMember('administrator')
  const draft = JSON.stringify({ ...defaultContent.hero, title: '' })
  const editorId = crypto.randomUUID()
  const save = { text: 'site/hero', content: draft, baseVersion: 1, editorId, isTakenOver: false }
  await call(first, 'save-draft', save)
  expect((await call<EditTextResponse>(first, 'edit-text', { text: 'site/hero' })).draft?.content).toBe(draft)

  const publishFirst = (person: Person, title: string) =>
    call(person, 'save-text', {
      text: 'site/hero',
      content: JSON.stringify({ ...defaultContent.hero, title }),
      base_version: 1,
    })
  await publishFirst(second, 'From the second')
  expect(await publishFirst(first, 'From the first').catch((error) => error)).toMatchObject({
    code: 'text.conflict',
  })
  const { blocks } = await call<SiteBlockList>(first, 'list-site-blocks', {})
  expect(blocks.find(({ name }) => name === 'hero')?.changed).toMatchObject({ by: second.email })
  await call(first, 'restore-text', { text: 'site/hero', version: 1, baseVersion: 2 })
  expect(siteContent().hero.title).toBe(defaultContent.hero.title)
})

test('previews an unpublished block without publishing it', async () => {
  const site = await startSite({ webFolder: defaultWebFolder })
  const owner = await site.administrator()
  const value = { ...identity, brandColor: '#0b5c3b', title: 'A preview' }
  const { html, styles } = await call<SitePreview>(owner, 'preview-site', { block: 'site', value })
  expect(html).toContain('A preview')
  expect(styles).toContain('--color-brand:#0b5c3b')
  expect(await page(site.url)).not.toContain('A preview')
})

test('serves the styles of the brand color', async () => {
  const site = await startSite({ webFolder: defaultWebFolder })
  await publish(await site.administrator(), 'site/site', { ...identity, brandColor: '#0b5c3b' })
  expect(await page(site.url)).toContain('href="/brand.css"')
  const styles = await fetch(`${site.url}/brand.css`)
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await styles.text()).toContain('--color-brand:#0b5c3b')
})
