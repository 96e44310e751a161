import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { accountByEmail } from '../auth/index.ts'
import { saveCorrectionRequest } from '../certificates/correction-requests.ts'
import { recordAuditEntry } from '../staff/index.ts'
import { type CheckoutTestSite, checkoutBrowser } from './checkout-site.ts'
import { completeLessons, drawFor, passQuizzes, savePageRead } from './learning.ts'

/** A customer with data in every table. */
export async function customerWithAllData(checkoutSite: CheckoutTestSite, email: string) {
  const { site } = checkoutSite
  const { db } = site
  const buyer = checkoutBrowser(site.url)
  const session = await buyer.beginCheckout(email)
  await checkoutSite.sandbox.pay(session)
  await buyer.verifyPayment(session)
  await checkoutSite.sandbox.waitForDeliveries()
  const user = (await accountByEmail(db, email))!
  const member = await site.signedInAgain({ userId: user.id } as never)
  await completeLessons(member, 4)
  await passQuizzes(member, 4)
  await savePageRead(member, 'lesson1', 1).throwOnError()
  await drawFor(member, 'lesson1')
  await db
    .insertInto('spaced_reviews')
    .values({ account_id: user.id, since: user.created_at, number: 1, asked: '[]', answers: null })
    .execute()
  const name = `Ada of ${user.id}`
  await db
    .insertInto('media_files')
    .values({
      id: 'a'.repeat(32),
      kind: 'picture',
      path: `images/uploads/${'a'.repeat(32)}.png`,
      bytes: 1,
      width: 1,
      height: 1,
      stored_at: user.created_at,
      stored_by: user.id,
      stored_by_label: email,
      use_revision: 0,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ stored_by: user.id, stored_by_label: email }),
    )
    .execute()
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const body = { studentName: name, completionDate }
  expect((await member.functions.invoke('issue-certificate', { body })).error).toBeNull()
  expect((await member.functions.invoke('certificate-badge')).error).toBeNull()
  const { number } = await db
    .selectFrom('certificates')
    .select('number')
    .where('customer_id', '=', user.id)
    .executeTakeFirstOrThrow()
  await saveCorrectionRequest(db, site.clock, number, { ...body, note: name })
  const feedback = { question_1: name, question_2: '', question_3: '', question_4: '', question_5: '' }
  const { data: form } = await member.rest
    .from('feedback')
    .insert({ ...feedback, customer_id: user.id, email, star_rating: 5, additional_comments: '' })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const { id: purchase_id } = await db
    .selectFrom('purchases')
    .select('id')
    .where('customer_id', '=', user.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('customer_refund_requests')
    .values({
      purchase_id,
      user_id: user.id,
      reason: name,
      state: 'declined',
      answer: name,
      asked_at: user.created_at,
      decided_at: user.created_at,
    })
    .execute()
  const requester = { asked_by: user.id, asked_at: user.created_at }
  await db
    .insertInto('feedback_quotes')
    .values({
      ...requester,
      feedback_id: form.id,
      customer_id: user.id,
      text: name,
      shown_name: name,
      state: 'agreed',
      token_digest: user.id,
      answered_at: user.created_at,
    })
    .execute()
  await db
    .insertInto('regrades')
    .values({
      ...requester,
      id: form.id,
      lesson_id: 'lesson1',
      answer_key: '[]',
      reached_at: '',
      reached_id: '',
      raised: 0,
      passed: 0,
      done_at: user.created_at,
    })
    .execute()
  const plan = { planId: randomUUID(), changes: { 'w01/change_name': [name, 1, 'a'] }, seen: 0 }
  expect((await member.functions.invoke('save-plan', { body: plan })).error).toBeNull()
  const preference = { kind: 'reminder', isWanted: true }
  expect((await member.functions.invoke('choose-optional-mail', { body: preference })).error).toBeNull()
  await member.auth.resetPasswordForEmail(email)
  const factor = await member.fetch('/auth/v1/factors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: name }),
  })
  expect(factor.status).toBe(200)
  await db
    .insertInto('failed_sign_ins')
    .values({ account_id: user.id, day: '2026-01-01', count: 3, last_at: '2026-01-01T12:00:00.000Z' })
    .execute()
  await db
    .insertInto('factor_undos')
    .values({
      user_id: user.id,
      token_digest: `${session}8`,
      since: user.created_at,
      expires_at: '2999-01-01T00:00:00.000Z',
      undone_at: null,
    })
    .execute()
  await db
    .insertInto('factor_resets')
    .values({
      user_id: user.id,
      token_digest: `${session}9`,
      asked_at: user.created_at,
      effective_at: '2999-01-01T00:00:00.000Z',
      stopped_at: null,
    })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      id: `${session}10`,
      user_id: user.id,
      credential_id: user.id,
      public_key: '',
      counter: 0,
      transports: '[]',
      friendly_name: name,
      created_at: user.created_at,
      last_used_at: null,
    })
    .execute()
  // A former staff member with an unfinished sign-in.
  const alarm = {
    kind: 'payment.refused',
    detail: '',
    opened_at: user.created_at,
    announced_at: user.created_at,
  } as const
  await db
    .insertInto('alarms')
    .values([
      {
        ...alarm,
        id: `${session}1`,
        subject: session,
        resolved_at: user.created_at,
        resolved_by: user.id,
        resolution: 'repaired',
        snoozed_until: null,
      },
      {
        ...alarm,
        id: `${session}2`,
        subject: user.id,
        resolved_at: null,
        resolved_by: null,
        resolution: null,
        snoozed_until: null,
      },
    ])
    .execute()
  const purchase = await db
    .selectFrom('purchases')
    .select('id')
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('queued_refunds')
    .values({
      id: randomUUID(),
      purchase_id: purchase.id,
      amount: 100,
      cause: null,
      note: `requested by ${name}`,
      access: 'follows',
      requested_by: user.id,
      requested_at: user.created_at,
      state: 'refused',
      refund_id: null,
      refusal: null,
      attempts: 1,
      key_number: 1,
      due_at: 0,
    })
    .execute()
  const staffRow = {
    role: 'support',
    invited_at: user.created_at,
    accepted_at: null,
    handed_from: null,
  } as const
  await db
    .insertInto('staff')
    .values([
      { ...staffRow, account_id: user.id, invited_by: null, ended_at: user.created_at },
      { ...staffRow, account_id: `${session}3`, invited_by: user.id, ended_at: user.created_at },
    ])
    .execute()
  const action = {
    action: 'team.remove',
    source: 'page',
    input: { name },
    requestId: '',
    reason: `${name} left`,
  } as const
  const actor = { accountId: user.id, email, role: 'support' }
  const subject = { type: 'account', id: user.id, label: email }
  await db.transaction().execute(async (trx) => {
    await recordAuditEntry(
      trx,
      site,
      { ...action, actor, operationId: `${session}4`, reason: '' },
      { subject: { type: 'account', id: 'x', label: 'x' }, outcome: {} },
    )
    const change = { email: { old: email, new: null } }
    const other = { ...actor, accountId: 'x', email: 'x' }
    await recordAuditEntry(
      trx,
      site,
      { ...action, actor: other, operationId: `${session}5` },
      { subject, change, outcome: { email } },
    )
  })
  const now = user.created_at
  await db
    .insertInto('access_overrides')
    .values([
      { customer_id: user.id, kind: 'given', reason: name, decided_by: 'x', decided_at: now },
      { customer_id: `${session}6`, kind: 'given', reason: '', decided_by: user.id, decided_at: now },
    ])
    .execute()
  await db
    .insertInto('deletion_requests')
    .values({ account_id: user.id, requested_at: now, due_at: '2999-01-01T00:00:00.000Z' })
    .execute()
  const note = { text: name, follow_up: null, created_at: now }
  await db
    .insertInto('customer_notes')
    .values([
      { ...note, id: `${session}7`, customer_id: user.id, author_id: 'x', author_label: 'x' },
      { ...note, id: `${session}8`, customer_id: 'x', author_id: user.id, author_label: email, text: 'x' },
    ])
    .execute()
  await db
    .insertInto('text_drafts')
    .values({
      text_id: 'terms',
      user_id: user.id,
      editor_id: '',
      content: name,
      base_version: 1,
      begun_at: now,
      saved_at: now,
    })
    .execute()
  await db.updateTable('text_versions').set({ author: user.id }).execute()
  await db
    .insertInto('auth_codes')
    .values({
      code_digest: user.id,
      user_id: user.id,
      method: 'magiclink',
      code_challenge: 'x',
      code_challenge_method: 's256',
      created_at: user.created_at,
    })
    .execute()
  return { user, member, session, identifiers: [user.id, email, name] }
}
