import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rehearsalBanner } from '@course/content/site/rehearsal'
import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminMail } from '@course/contract/admin/mail'
import { pageName, pagePaths } from '@course/contract/paths'
import { expect, inject, test } from 'vitest'
import { enqueueMail } from '../mail/index.ts'
import { freshEmail } from '../testing/accounts.ts'
import { callFunctionData } from '../testing/admin.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { startSite } from '../testing/start-site.ts'

const rehearsal = { NODE_ENV: 'production', REHEARSAL: '1', SITE_URL: 'https://course.example' }

/** Writes a minimal build of every page. */
function buildPages(): string {
  const folder = join(temporaryFolder(), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of [
    'index',
    ...pagePaths()
      .filter((path) => path !== '/')
      .map(pageName),
    'not-found',
  ])
    writeFileSync(join(folder, `${name}.html`), `<html><body><div id="root">${name}</div></body></html>`)
  return folder
}

test('a rehearsal shows its banner on every page and sends mail only to administrators', async () => {
  const mails = await startMailServer()
  const env = { ...rehearsal, ...smtpEnv(mails.port), ADMIN_EMAIL: 'owner@course.example' }
  const site = await startSite({ env, webFolder: buildPages() })
  for (const path of ['/', '/sample', '/lesson-1', '/admin', '/nowhere']) {
    const page = await fetch(site.url + path, { headers: { accept: 'text/html' } })
    expect(await page.text(), path).toMatch(
      new RegExp(`<aside class="page-banner" aria-label="Rehearsal">${rehearsalBanner.text}</aside></body>`),
    )
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[\w+/]+='/)
  }

  const administrator = await site.staffMember('administrator')
  const support = await site.staffMember('support')
  const buyer = freshEmail()
  const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
  const owner = await site.findOwnerEmail()
  const tagged = owner.replace('@', '+buyer@')
  const recipients = [owner, tagged, administrator.email, support.email, buyer]
  for (const to of recipients) await enqueueMail(site.db, site, { kind: 'set-password', to, text })
  site.jobs.trigger('mail')
  const fetchHeldMails = () =>
    callFunctionData<CursorPage<AdminMail>>(administrator, 'admin-mails', { group: 'held' })
  await expect
    .poll(async () => (await fetchHeldMails()).rows.map(({ to }) => to).toSorted())
    .toEqual([support.email, buyer].toSorted())
  await expect
    .poll(() => mails.received.flatMap(({ to }) => to).toSorted())
    .toEqual(recipients.slice(0, 3).toSorted())
  const { rows } = await fetchHeldMails()
  expect(rows[0]).toMatchObject({ state: 'held-back', kind: 'set-password', attempts: 0 })
  // The content could open an account, so it is deleted like that of a sent mail.
  const heldRows = await site.db
    .selectFrom('outbox')
    .select('encrypted_content')
    .where('state', '=', 'held-back')
    .execute()
  expect(heldRows.every(({ encrypted_content }) => encrypted_content === null)).toBe(true)
})

test('pages contain no banner without a rehearsal', async () => {
  const site = await startSite({ webFolder: buildPages() })
  const page = await (await fetch(site.url)).text()
  expect(page).toBe('<html><body><div id="root">index</div></body></html>')
})

test('a rehearsal starts in production with the card sandbox and prints that it is a rehearsal', async () => {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    ...rehearsal,
    ...smtpEnv(9),
    ADMIN_EMAIL: 'owner@course.example',
    PORT,
    SANDBOX_PORT,
    SANDBOX_PUBLIC_URL: 'https://cards.course.example',
    DATA_DIR: temporaryFolder(),
    ...(inject('engine') === 'postgres' && { DATABASE_URL: await createEmptyDatabase() }),
  })
  expect(site.output()).toMatch(/Rehearsal:\s+no real payments/)
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
    rehearsal: true,
    checks: { cards: 'ok' },
  })
  const policy = (await fetch(site.url)).headers.get('content-security-policy')
  expect(policy).toContain('https://cards.course.example')
})
