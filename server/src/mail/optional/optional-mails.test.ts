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
const choose = (member: Member, isWanted: boolean) =>
  member.functions.invoke('choose-optional-mail', { body: { kind, isWanted } })
/** What an answer says about this mail; others may be on the list. */
const about = ({ data }: { data: { choices: MailPreference[] } | null }) =>
  data?.choices.filter((choice) => choice.kind === kind)
const choices = async (member: Member) => about(await member.functions.invoke('optional-mails'))

let sent = 0
const write = (member: Member) =>
  site.db.transaction().execute((trx) =>
    enqueueOptionalMail(trx, site, {
      kind,
      accountId: member.userId,
      to: member.email,
      name: undefined,
      text: { subject: 'Optional', heading: 'Optional', paragraphs: ['Words.'] },
      dedupeKey: `optional:${++sent}`,
    }),
  )

const linkIn = (headers: Record<string, string>) => /^<(.+)>$/.exec(headers['list-unsubscribe']!)![1]!
const tokenIn = (link: string) => new URL(link).searchParams.get('token')!
/** What a mail program sends when its own button is pressed. */
const oneClick = (link: string, init: RequestInit = {}) =>
  fetch(link.replace(site.config.siteUrl, site.url), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    ...init,
  })

test('an optional mail goes only to those who asked for it, until they say otherwise', async () => {
  const member = await site.signedUp()
  expect(await choices(member)).toEqual([{ kind, isWanted: false }])
  expect(await write(member)).toBe(false)
  expect(about(await choose(member, true))).toEqual([{ kind, isWanted: true }])
  expect(await write(member)).toBe(true)
  expect(about(await choose(member, false))).toEqual([{ kind, isWanted: false }])
  expect(await write(member)).toBe(false)
  expect(await mailsTo(site, member.email)).toHaveLength(1)
})

test('a choice is one row however often it is made, with the day of the first time', async () => {
  const member = await site.signedUp()
  await Promise.all([choose(member, true), choose(member, true)])
  const rows = () =>
    site.db.selectFrom('mail_choices').selectAll().where('account_id', '=', member.userId).execute()
  const [first] = await rows()
  site.clock.advance(60)
  await choose(member, true)
  expect(await rows()).toEqual([first])
})

test('somebody who never asked leaves nothing by stopping', async () => {
  const member = await site.signedUp()
  expect((await choose(member, false)).error).toBeNull()
  const rows = site.db.selectFrom('mail_choices').selectAll().where('account_id', '=', member.userId)
  expect(await rows.execute()).toEqual([])
})

const formInParts = new FormData()
formInParts.set('List-Unsubscribe', 'One-Click')

test.each<[string, RequestInit]>([
  ['a form', {}],
  ['a form in parts', { body: formInParts }],
  ['no body', { body: null }],
])('one click of a mail program stops the mails, with %s', async (_name, init) => {
  const member = await site.signedUp()
  await choose(member, true)
  await write(member)
  const { headers, text, html } = await lastMailTo(site, member.email)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = linkIn(headers)
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)

  expect((await oneClick(link, init)).status).toBe(200)
  expect((await oneClick(link, init)).status, 'twice is no error').toBe(200)
  expect(await choices(member)).toEqual([{ kind, isWanted: false }])
  expect(await write(member)).toBe(false)
})

test('opening the link changes nothing; the page stops the mails, signed out', async () => {
  const member = await site.signedUp()
  await choose(member, true)
  await write(member)
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
  expect(await choices(member)).toEqual([{ kind, isWanted: false }])
})

test('a link stops nobody else’s mails, and one that is not ours stops nothing', async () => {
  const [member, other] = [await site.signedUp(), await site.signedUp()]
  for (const one of [member, other]) await choose(one, true)
  await write(member)
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
  expect(await choices(member)).toEqual([{ kind, isWanted: true }])
  expect(await choices(other)).toEqual([{ kind, isWanted: true }])
})

test('mails that follow an act carry no such header', async () => {
  const member = await site.signedUp()
  await member.auth.resetPasswordForEmail(member.email)
  const { headers } = await lastMailTo(site, member.email)
  expect(headers['list-unsubscribe']).toBeUndefined()
})
