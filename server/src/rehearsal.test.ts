import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rehearsalBanner } from '@course/content/site/rehearsal'
import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminMail } from '@course/contract/admin/mail'
import { pageName, pagePaths } from '@course/contract/paths'
import { expect, inject, test } from 'vitest'
import { enqueueMail } from './mail/index.ts'
import { freshEmail } from './testing/accounts.ts'
import { callFunctionData } from './testing/admin.ts'
import { emptyDatabase } from './testing/database-copy.ts'
import { mailServer, smtp } from './testing/mail-server.ts'
import { freePorts, startProcess, temporaryFolder } from './testing/start-process.ts'
import { startSite } from './testing/start-site.ts'

const rehearsal = { NODE_ENV: 'production', REHEARSAL: '1', SITE_URL: 'https://course.example' }
const owner = 'owner@course.example'

/** Pages as they are built, of a few words. */
function builtPages(): string {
  const folder = join(temporaryFolder(), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of ['index', ...pagePaths.filter((path) => path !== '/').map(pageName), 'not-found'])
    writeFileSync(join(folder, `${name}.html`), `<html><body><div id="root">${name}</div></body></html>`)
  return folder
}

test('every page says that it is a rehearsal, and mail reaches nobody but the administrators', async () => {
  const mails = await mailServer()
  const env = { ...rehearsal, ...smtp(mails.port), ADMIN_EMAIL: owner }
  const site = await startSite({ env, webFolder: builtPages() })
  for (const path of ['/', '/sample', '/lesson-1', '/admin', '/nowhere']) {
    const page = await fetch(site.url + path, { headers: { accept: 'text/html' } })
    expect(await page.text(), path).toMatch(
      new RegExp(`<aside class="page-banner" aria-label="Rehearsal">${rehearsalBanner.text}</aside></body>`),
    )
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[\w+/]+='/)
  }

  const helper = await site.staffMember('administrator')
  const support = await site.staffMember('support')
  const buyer = freshEmail()
  const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
  const addresses = [owner, 'owner+buyer@course.example', helper.email, support.email, buyer]
  for (const to of addresses) await enqueueMail(site.db, site, { kind: 'set-password', to, text })
  site.jobs.trigger('mail')
  const held = () => callFunctionData<CursorPage<AdminMail>>(helper, 'admin-mails', { group: 'held' })
  await expect
    .poll(async () => (await held()).rows.map(({ to }) => to).toSorted())
    .toEqual([support.email, buyer].toSorted())
  await expect
    .poll(() => mails.received.flatMap(({ to }) => to).toSorted())
    .toEqual(addresses.slice(0, 3).toSorted())
  const { rows } = await held()
  expect(rows[0]).toMatchObject({ state: 'held-back', kind: 'set-password', attempts: 0 })
  // What it said opens an account, and is gone like that of a mail that was sent.
  const kept = await site.db
    .selectFrom('outbox')
    .select('encrypted_content')
    .where('state', '=', 'held-back')
    .execute()
  expect(kept.every(({ encrypted_content }) => encrypted_content === null)).toBe(true)
})

test('without a rehearsal no page carries a byte of the banner', async () => {
  const site = await startSite({ webFolder: builtPages() })
  const page = await (await fetch(site.url)).text()
  expect(page).toBe('<html><body><div id="root">index</div></body></html>')
})

test('production starts with the card sandbox in a rehearsal, and says what it is', async () => {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    ...rehearsal,
    ...smtp(9),
    ADMIN_EMAIL: owner,
    PORT,
    SANDBOX_PORT,
    SANDBOX_PUBLIC_URL: 'https://cards.course.example',
    DATA_DIR: temporaryFolder(),
    ...(inject('engine') === 'postgres' && { DATABASE_URL: await emptyDatabase() }),
  })
  expect(site.output()).toMatch(/Rehearsal:\s+takes no money/)
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
    rehearsal: true,
    checks: { cards: 'ok' },
  })
  const policy = (await fetch(site.url)).headers.get('content-security-policy')
  expect(policy).toContain('https://cards.course.example')
})
