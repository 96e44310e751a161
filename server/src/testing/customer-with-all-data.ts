import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { findAccountByEmail } from '../auth/index.ts'
import { saveCorrectionRequest } from '../certificates/correction-requests.ts'
import type { Tables } from '../platform/database.ts'
import { recordAuditEntry } from '../staff/index.ts'
import { type CheckoutTestSite, checkoutBrowser } from './checkout-site.ts'
import { completeLessons, drawFor, passQuizzes, savePageRead } from './learning.ts'

const FAR_FUTURE = '2999-01-01T00:00:00.000Z'

/** A customer with data in every table. */
export async function customerWithAllData(checkoutSite: CheckoutTestSite, email: string) {
  const { site } = checkoutSite
  const { db } = site
  const buyer = checkoutBrowser(site.url)
  const company = {
    ...{ name: `Company of ${email}`, address: `Street of ${email}` },
    ...{ taxId: `Tax ID of ${email}`, purchaseOrder: `Order of ${email}` },
  }
  await buyer.beginCheckout(email, undefined, company, undefined, { message: `Gift of ${email}` })
  const session = await buyer.beginCheckout(email, undefined, company)
  await checkoutSite.sandbox.pay(session)
  await buyer.verifyPayment(session)
  await checkoutSite.sandbox.waitForDeliveries()
  const user = (await findAccountByEmail(db, email))!
  const { id: user_id, created_at: now } = user
  const name = `Ada of ${user_id}`
  const member = await site.signedInAgain({ userId: user_id } as never)
  const call = async (functionName: string, body: Record<string, unknown> = {}) =>
    expect((await member.functions.invoke(functionName, { body })).error, functionName).toBeNull()
  const add = async <Table extends keyof Tables>(table: Table, ...rows: Tables[Table][]) =>
    db
      .insertInto(table)
      .values(rows as never)
      .execute()

  // What the customer does.
  await completeLessons(member, 4)
  await passQuizzes(member, 4)
  await savePageRead(member, 'lesson1', 1).throwOnError()
  await drawFor(member, 'lesson1')
  const planId = randomUUID()
  await call('save-plan', { planId, changes: { 'w01/change_name': [name, 1, 'a'] }, seen: 0 })
  await call('create-plan-link', { planId, name: `Colleague of ${user_id}` })
  await add('plan_comments', {
    ...{ id: randomUUID(), user_id, plan_id: planId, link_id: randomUUID(), field: 'w01/promise' },
    ...{ author: `Colleague of ${user_id}`, comment: `Why, ${name}?`, created_at: now },
    ...{ reply: `Because of ${name}`, resolved_at: null },
  })
  await call('choose-optional-mail', { kind: 'reminder', isWanted: true })
  const certificate = { studentName: name, completionDate: site.clock.now().toISOString().slice(0, 10) }
  await call('issue-certificate', certificate)
  await call('certificate-badge')
  const { number } = await db
    .selectFrom('certificates')
    .select('number')
    .where('customer_id', '=', user_id)
    .executeTakeFirstOrThrow()
  await saveCorrectionRequest(db, site.clock, number, { ...certificate, note: name })
  const answers = { question_1: name, question_2: '', question_3: '', question_4: '', question_5: '' }
  const { data: form } = await member.rest
    .from('feedback')
    .insert({ ...answers, customer_id: user_id, email, star_rating: 5, additional_comments: '' })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  await member.auth.resetPasswordForEmail(email)
  const factor = await member.fetch('/auth/v1/factors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: name }),
  })
  expect(factor.status).toBe(200)

  // What would take long to happen. Rows of other people are about this one.
  const announcement_id = randomUUID()
  await add('announcements', {
    ...{ id: announcement_id, state: 'sent', audience: 'notice', filters: '{}', words: '{}', version: 1 },
    ...{ created_by: user_id, created_at: now, send_at: now, started_at: now, finished_at: now },
    ...{ last_account_id: user_id, recipients: 1, enqueued: 1 },
  })
  await add('announcement_recipients', { announcement_id, account_id: user_id, enqueued_at: now })
  await add('spaced_reviews', { account_id: user_id, since: now, number: 1, asked: '[]', answers: null })
  const uploader = { stored_by: user_id, stored_by_label: email }
  await db
    .insertInto('media_files')
    .values({
      ...{ ...uploader, id: 'a'.repeat(32), kind: 'picture', path: `images/uploads/${'a'.repeat(32)}.png` },
      ...{ bytes: 1, width: 1, height: 1, stored_at: now, use_revision: 0, deleted_at: null },
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(uploader))
    .execute()
  const { id: purchase_id } = await db
    .selectFrom('purchases')
    .select('id')
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
  await add('seats', {
    ...{ id: randomUUID(), purchase_id, position: 1, state: 'claimed', email, account_id: user_id },
    ...{ shares_progress: 1, token_digest: null, token_expires_at: null, invited_at: now, claimed_at: now },
    ...{ ended_at: null, state_before: null, refund_request_id: null, version: 2 },
  })
  await add('gifts', {
    ...{ purchase_id, recipient: `friend-of-${email}`, sender: name, message: name, send_on: null },
    ...{ sent_at: now, notify_at: null, link_number: 1 },
  })
  await add('credit_notes', {
    ...{ id: `re_${purchase_id}`, purchase_id, amount: 100, requested_at: now, state: 'refused' },
    ...{ credit_note_id: null, refusal: 'unknown', attempts: 1, key_number: 1, due_at: 0 },
  })
  await add('customer_refund_requests', {
    ...{ purchase_id, user_id, reason: name, state: 'declined', answer: name },
    ...{ asked_at: now, decided_at: now },
  })
  await add('queued_refunds', {
    ...{ id: randomUUID(), purchase_id, amount: 100, cause: null, note: `requested by ${name}` },
    ...{ access: 'follows', requested_by: user_id, requested_at: now, state: 'refused' },
    ...{ refund_id: null, refusal: null, attempts: 1, key_number: 1, due_at: 0 },
  })
  const requester = { asked_by: user_id, asked_at: now }
  await add('feedback_quotes', {
    ...{ ...requester, feedback_id: form.id, customer_id: user_id, text: name, shown_name: name },
    ...{ state: 'agreed', token_digest: user_id, answered_at: now },
  })
  await add('regrades', {
    ...{ ...requester, id: form.id, lesson_id: 'lesson1', answer_key: '[]' },
    ...{ reached_at: '', reached_id: '', raised: 0, passed: 0, done_at: now },
  })
  await add('failed_sign_ins', {
    ...{ account_id: user_id, day: '2026-01-01', count: 3, last_at: '2026-01-01T12:00:00.000Z' },
  })
  await add('factor_undos', {
    ...{ user_id, token_digest: `${session}8`, since: now, expires_at: FAR_FUTURE, undone_at: null },
  })
  await add('factor_resets', {
    ...{ user_id, token_digest: `${session}9`, asked_at: now, effective_at: FAR_FUTURE, stopped_at: null },
  })
  await add('passkeys', {
    ...{ id: `${session}10`, user_id, credential_id: user_id, public_key: '', counter: 0, transports: '[]' },
    ...{ friendly_name: name, created_at: now, last_used_at: null },
  })
  const alarm = { kind: 'payment.refused', detail: '', opened_at: now, announced_at: now } as const
  const resolved = { resolved_at: now, resolved_by: user_id, resolution: 'repaired' } as const
  const open = { resolved_at: null, resolved_by: null, resolution: null }
  await add(
    'alarms',
    { ...alarm, ...resolved, id: `${session}1`, subject: session, snoozed_until: null },
    { ...alarm, ...open, id: `${session}2`, subject: user_id, snoozed_until: null },
  )
  // A former staff member.
  const support = { role: 'support', invited_at: now, accepted_at: null, handed_from: null } as const
  await add(
    'staff',
    { ...support, account_id: user_id, invited_by: null, ended_at: now },
    { ...support, account_id: `${session}3`, invited_by: user_id, ended_at: now },
  )
  const action = { action: 'team.remove', source: 'page', input: { name }, requestId: '' } as const
  const actor = { accountId: user_id, email, role: 'support' }
  await db.transaction().execute(async (trx) => {
    await recordAuditEntry(
      trx,
      site,
      { ...action, actor, operationId: `${session}4`, reason: '' },
      { subject: { type: 'account', id: 'x', label: 'x' }, outcome: {} },
    )
    const other = { ...actor, accountId: 'x', email: 'x' }
    await recordAuditEntry(
      trx,
      site,
      { ...action, actor: other, operationId: `${session}5`, reason: `${name} left` },
      {
        subject: { type: 'account', id: user_id, label: email },
        change: { email: { old: email, new: null } },
        outcome: { email },
      },
    )
  })
  await add(
    'access_overrides',
    { customer_id: user_id, kind: 'given', reason: name, decided_by: 'x', decided_at: now },
    { customer_id: `${session}6`, kind: 'given', reason: '', decided_by: user_id, decided_at: now },
  )
  await add('deletion_requests', { account_id: user_id, requested_at: now, due_at: FAR_FUTURE })
  const note = { text: name, follow_up: null, created_at: now }
  await add(
    'customer_notes',
    { ...note, id: `${session}7`, customer_id: user_id, author_id: 'x', author_label: 'x' },
    { ...note, id: `${session}8`, customer_id: 'x', author_id: user_id, author_label: email, text: 'x' },
  )
  await add('text_drafts', {
    ...{ text_id: 'terms', user_id, editor_id: '', content: name, base_version: 1 },
    ...{ begun_at: now, saved_at: now },
  })
  await db.updateTable('text_versions').set({ author: user_id }).execute()
  await add('auth_codes', {
    ...{ code_digest: user_id, user_id, method: 'magiclink', created_at: now },
    ...{ code_challenge: 'x', code_challenge_method: 's256' },
  })
  return { user, member, session, identifiers: [user_id, email, name] }
}
