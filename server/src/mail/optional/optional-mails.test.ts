import type { MailPreference } from '@course/contract/account/optional-mails'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { enqueueOptionalMail } from './enqueue-optional-mail.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const kind = 'reminder'
const setPreference = (member: Member, isWanted: boolean) =>
  member.functions.invoke('choose-optional-mail', { body: { kind, isWanted } })
/** The preference for this kind of mail; the response may list others. */
const preferencesIn = ({ data }: { data: { choices: MailPreference[] } | null }) =>
  data?.choices.filter((preference) => preference.kind === kind)
const fetchPreferences = async (member: Member) =>
  preferencesIn(await member.functions.invoke('optional-mails'))

let sent = 0
const enqueue = (member: Member) =>
  site.db.transaction().execute((trx) =>
    enqueueOptionalMail(trx, site, {
      kind,
      accountId: member.userId,
      to: member.email,
      name: undefined,
      text: { subject: 'Optional', heading: 'Optional', paragraphs: ['Text.'] },
      dedupeKey: `optional:${++sent}`,
    }),
  )

const linkIn = (headers: Record<string, string>) => /^<(.+)>$/.exec(headers['list-unsubscribe']!)![1]!
const tokenIn = (link: string) => new URL(link).searchParams.get('token')!
/** The request that mail clients send when their own unsubscribe button is clicked. */
const oneClick = (link: string, init: RequestInit = {}) =>
  fetch(link.replace(site.config.siteUrl, site.url), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    ...init,
  })

test('sends an optional mail only between opt-in and opt-out', async () => {
  const member = await site.signedUp()
  expect(await fetchPreferences(member)).toEqual([{ kind, isWanted: false }])
  expect(await enqueue(member)).toBe(false)
  expect(preferencesIn(await setPreference(member, true))).toEqual([{ kind, isWanted: true }])
  expect(await enqueue(member)).toBe(true)
  expect(preferencesIn(await setPreference(member, false))).toEqual([{ kind, isWanted: false }])
  expect(await enqueue(member)).toBe(false)
  expect(await mailsTo(site, member.email)).toHaveLength(1)
})

test('stores repeated opt-ins as one row with the first timestamp', async () => {
  const member = await site.signedUp()
  await Promise.all([setPreference(member, true), setPreference(member, true)])
  const rows = () =>
    site.db.selectFrom('mail_choices').selectAll().where('account_id', '=', member.userId).execute()
  const [first] = await rows()
  site.clock.advance(60)
  await setPreference(member, true)
  expect(await rows()).toEqual([first])
})

test('stores nothing when a user who never opted in opts out', async () => {
  const member = await site.signedUp()
  expect((await setPreference(member, false)).error).toBeNull()
  const rows = site.db.selectFrom('mail_choices').selectAll().where('account_id', '=', member.userId)
  expect(await rows.execute()).toEqual([])
})

const multipartForm = new FormData()
multipartForm.set('List-Unsubscribe', 'One-Click')

test.each<[string, RequestInit]>([
  ['a URL-encoded form', {}],
  ['a multipart form', { body: multipartForm }],
  ['no body', { body: null }],
])('unsubscribes with one click in a mail client, sent as %s', async (_name, init) => {
  const member = await site.signedUp()
  await setPreference(member, true)
  await enqueue(member)
  const { headers, text, html } = await lastMailTo(site, member.email)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = linkIn(headers)
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)

  expect((await oneClick(link, init)).status).toBe(200)
  expect((await oneClick(link, init)).status, 'repeating it is not an error').toBe(200)
  expect(await fetchPreferences(member)).toEqual([{ kind, isWanted: false }])
  expect(await enqueue(member)).toBe(false)
})

test('unsubscribes from the page without signing in, not by opening the link', async () => {
  const member = await site.signedUp()
  await setPreference(member, true)
  await enqueue(member)
  const link = linkIn((await lastMailTo(site, member.email)).headers)
  const body = { token: tokenIn(link) }
  const visitor = site.visitor()
  for (const _time of [1, 2])
    expect((await visitor.functions.invoke('unsubscribe-link', { body })).data).toEqual({
      kind,
      isWanted: true,
    })
  expect((await visitor.functions.invoke('unsubscribe', { body })).data).toEqual({ kind, isWanted: false })
  expect((await visitor.functions.invoke('unsubscribe-link', { body })).data).toEqual({
    kind,
    isWanted: false,
  })
  expect(await fetchPreferences(member)).toEqual([{ kind, isWanted: false }])
})

test('rejects forged unsubscribe tokens and leaves other accounts subscribed', async () => {
  const [member, other] = [await site.signedUp(), await site.signedUp()]
  for (const one of [member, other]) await setPreference(one, true)
  await enqueue(member)
  const link = linkIn((await lastMailTo(site, member.email)).headers)
  const token = tokenIn(link)
  const forged = [
    token.replace(member.userId, other.userId),
    token.slice(0, -1),
    `${token}x`,
    `${member.userId}.certificate.${token.split('.')[2]}`,
    `${member.userId}.constructor.`,
    `${member.userId}.reminder`,
    '',
    '\0',
  ]
  for (const one of forged) {
    expect((await oneClick(`${site.url}/unsubscribe?token=${encodeURIComponent(one)}`)).status).toBe(404)
    const { error } = await site.visitor().functions.invoke('unsubscribe', { body: { token: one } })
    expect(error?.context.status).toBe(404)
  }
  expect((await oneClick(`${site.url}/unsubscribe`)).status).toBe(400)
  expect((await oneClick(`${site.url}/unsubscribe?token=${'x'.repeat(300)}`)).status).toBe(400)
  expect(await fetchPreferences(member)).toEqual([{ kind, isWanted: true }])
  expect(await fetchPreferences(other)).toEqual([{ kind, isWanted: true }])
})

test('sends transactional mails without an unsubscribe header', async () => {
  const member = await site.signedUp()
  await member.auth.resetPasswordForEmail(member.email)
  const { headers } = await lastMailTo(site, member.email)
  expect(headers['list-unsubscribe']).toBeUndefined()
})
