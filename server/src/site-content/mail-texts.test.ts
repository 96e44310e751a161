import { mailDefinitions } from '@course/content/course/mail/mails'
import { accountDeleted } from '@course/content/course/mail/privacy'
import { welcome } from '@course/content/course/mail/reminders'
import type { MailText } from '@course/content/site/types'
import type { EditTextResponse, TextId } from '@course/contract/editing/texts'
import type {
  MailPreview,
  MailTextDescription,
  MailTextSummary,
} from '@course/contract/site-content/mail-texts'
import { expect, test } from 'vitest'
import { addVersion } from '../editing/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { newOperation } from '../testing/admin.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import type { Person } from '../testing/people.ts'
import { startSite } from '../testing/start-site.ts'

const call = async <Result>(person: Person, name: string, body: object): Promise<Result> => {
  const { data, error } = await person.functions.invoke(name, { body })
  if (error) throw Object.assign(error, await error.context.json())
  return data as Result
}

const builtIn = (name: string): MailText => mailDefinitions.find((mail) => mail.name === name)!.text

const publish = async (person: Person, mail: string, text: MailText) => {
  const id = `mail/${mail}` as TextId
  const { version } = await call<EditTextResponse>(person, 'edit-text', { text: id })
  return call(person, 'save-text', { text: id, content: JSON.stringify(text), base_version: version })
}

test('lists every mail, and sends published words at once', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const words = {
    ...builtIn('reset-password'),
    subject: 'New password for {siteName}',
    body: 'Hi!\n\nTwo\nlines.',
  }
  await publish(owner, 'reset-password', words)

  const { mails } = await call<{ mails: MailTextSummary[] }>(owner, 'list-mail-texts', {})
  expect(mails).toHaveLength(mailDefinitions.length)
  expect(mails.filter(({ changed }) => changed).map(({ name }) => name)).toEqual(['reset-password'])

  const learner = await site.signedUp()
  await learner.auth.resetPasswordForEmail(learner.email)
  const mail = await lastMailTo(site, learner.email)
  expect(mail.subject).toBe('New password for Integrated Change Management')
  expect(mail.html).toContain('Two<br>lines.')
  expect(mail.text).toContain('Reset password:\nhttp')
})

test('sends what another process has published', async () => {
  const site = await startSite()
  const content = JSON.stringify({ ...builtIn('welcome'), subject: 'From elsewhere' })
  const version = {
    text_id: 'mail/welcome',
    kind: 'mail',
    author: 'someone',
    created_at: '2027-01-01',
    content,
  } as const
  await site.db.transaction().execute((trx) => addVersion(trx, version))
  const subject = () => welcome({ link: site.url, hours: 1 }).subject
  await expect.poll(subject, { timeout: 10_000 }).toBe('From elsewhere')
})

test('a mail in the outbox keeps its words', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const text = accountDeleted()
  await enqueueMail(site.db, site, { kind: 'test', to: 'ada@learner.example', text })
  await publish(owner, 'account-deleted', { ...builtIn('account-deleted'), subject: 'Gone' })
  expect((await mailsTo(site, 'ada@learner.example')).map(({ subject }) => subject)).toEqual([text.subject])
})

test.each([
  [
    { body: 'No end date.' },
    'body',
    '{deletionDate} is missing: when it is deleted. Add it to the text or the small print.',
  ],
  [
    { notes: '' },
    'notes',
    '{deletionNotice} is missing: what is deleted and what is kept. Add it to the text or the small print.',
  ],
  [{ button: '  ' }, 'button', 'The button is missing. Give it a label, or its link is lost.'],
  [{ subject: 'For {firstName}' }, 'subject', '{firstName} is not a variable of this email.'],
  [{ heading: 'A { b }' }, 'heading', '{ b } is not a variable of this email.'],
  [{ subject: 'a\nb' }, 'subject', 'Use a single line'],
])('refuses %j', async (change, field, message) => {
  const site = await startSite()
  const owner = await site.administrator()
  const words = { ...builtIn('deletion-requested'), ...change }
  const refused = { code: 'request.invalid', fields: { [field]: message } }
  await expect(publish(owner, 'deletion-requested', words)).rejects.toMatchObject(refused)
  const body = { mail: 'deletion-requested', content: JSON.stringify(words) }
  await expect(call(owner, 'preview-mail-text', body)).rejects.toMatchObject(refused)
})

test('previews and tests unpublished words with real data, as HTML and as plain text', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const customer = await site.paidCustomer()
  const content = JSON.stringify({ ...builtIn('order-confirmation'), heading: '<b>Thanks</b> {orderNumber}' })
  const body = { mail: 'order-confirmation', content }

  const described = await call<MailTextDescription>(owner, 'describe-mail-text', {
    mail: 'order-confirmation',
  })
  expect(described.rules.variables).toEqual(expect.arrayContaining(['orderNumber', 'siteName', 'refundDays']))
  const number = described.examples.orderNumber!
  expect((await mailsTo(site, customer.email)).some(({ text }) => text.includes(number))).toBe(true)

  const preview = await call<MailPreview>(owner, 'preview-mail-text', body)
  expect(preview.html).toContain(`&lt;b&gt;Thanks&lt;/b&gt; ${number}`)
  expect(preview.text).toContain(`<b>Thanks</b> ${number}`)

  const operation = newOperation()
  await call(owner, 'admin-test-mail-text', { ...operation, ...body })
  await call(owner, 'admin-test-mail-text', { ...operation, ...body })
  const tests = (await mailsTo(site, owner.email)).filter(({ subject }) => subject.startsWith('Test: '))
  expect(tests.map(({ subject }) => subject)).toEqual(['Test: Your order: Integrated Change Management'])
})

test('the second of two administrators is told, and a restored version is sent', async () => {
  const site = await startSite()
  const [owner, other] = [await site.administrator(), await site.administrator()]
  const text = 'mail/welcome' as TextId
  const { version } = await call<EditTextResponse>(owner, 'edit-text', { text })
  await publish(owner, 'welcome', { ...builtIn('welcome'), subject: 'First' })
  const content = JSON.stringify({ ...builtIn('welcome'), subject: 'Second' })
  const save = { text, content, base_version: version }
  await expect(call(other, 'save-text', save)).rejects.toMatchObject({ code: 'text.conflict' })
  await call(owner, 'restore-text', { text, version, baseVersion: version + 1 })
  const { content: restored } = await call<EditTextResponse>(owner, 'edit-text', { text })
  expect(JSON.parse(restored)).toEqual(builtIn('welcome'))
})
