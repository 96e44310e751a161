import { fillMailText, type MailDefinition, type MailExample } from '@course/content/course/mail/define-mail'
import { type MailCopy, withGreeting } from '@course/content/course/mail/mail-copy'
import { mailDefinitions } from '@course/content/course/mail/mails'
import { placeholderNames, siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import type { MailText } from '@course/content/site/types'
import { mailTextId, type TextId } from '@course/contract/editing/texts'
import {
  MAX_MAIL_TEXT_LENGTH,
  type MailTextRules,
  validateMailText,
} from '@course/contract/site-content/mail-texts'
import { z } from 'zod'
import { findAccount, greetingName } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { todayUtc } from '../platform/days.ts'
import { AppError, rejectFields } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import { tryParseJson } from '../platform/parse-json.ts'
import type { Site, Staff, TextKind } from '../platform/site.ts'
import { findNewestOrder } from '../sales/index.ts'

const definitions = new Map(mailDefinitions.map((definition) => [definition.name, definition]))

/** A draft may lack a required part; what is published may not. */
export const mailTexts = (onPublished: () => Promise<void>): TextKind => ({
  name: 'mail',
  has: (id) => mailDefinitions.some(({ name }) => id === mailTextId(name)),
  format: {
    maxLength: MAX_MAIL_TEXT_LENGTH,
    field: z.string().max(MAX_MAIL_TEXT_LENGTH),
    clean: (content, id) => serialize(requireDefinition(nameOf(id)), tryParseJson(content)),
    requireValid: (content, id) => void requireValidMailText(requireDefinition(nameOf(id)), content),
  },
  followsBuiltIn: true,
  builtInTexts: () =>
    mailDefinitions
      .map((definition) => ({
        id: mailTextId(definition.name),
        content: serialize(definition, definition.text),
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  mayRead: async () => false,
  labels: async () => (id) => ({
    label: requireDefinition(nameOf(id)).title,
    path: `/admin/mail-texts/${nameOf(id)}`,
  }),
  onPublished,
})

const nameOf = (id: TextId) => id.replace('mail/', '')

export function requireDefinition(name: string): MailDefinition {
  const definition = definitions.get(name)
  if (!definition) throw new AppError('request.invalid', { text: 'There is no such email' })
  return definition
}

export function rulesOf({ text, required, exampleParts }: MailDefinition): MailTextRules {
  return {
    variables: [...Object.keys(exampleParts(EMPTY_EXAMPLE).values), ...placeholderNames],
    required: Object.entries(required).map(([name, meaning]) => ({
      name,
      meaning,
      field: text.notes.includes(`{${name}}`) ? 'notes' : 'body',
    })),
    hasButton: text.button !== '',
  }
}

const EMPTY_EXAMPLE: MailExample = {
  siteUrl: '',
  email: '',
  order: { number: '', paidOn: '', amount: 0, currency: 'usd' },
  now: '2000-01-01',
}

/** Returns the words as they are published. Throws with a message for each wrong field. */
function requireValidMailText(definition: MailDefinition, content: string): MailText {
  const { value, errors } = validateMailText(rulesOf(definition), tryParseJson(content))
  rejectFields(errors)
  return value
}

/** The same JSON for the same words, whatever the order of the fields. */
const serialize = (definition: MailDefinition, input: unknown) =>
  JSON.stringify(validateMailText(rulesOf(definition), input).value)

type StoredText = { text_id: TextId; author: string | null; content: string }

/**
 * The words that the owner has published, by the name of their mail. Words that lack what a newer release requires are
 * left out, so that the site starts and sends the built-in ones.
 */
export function publishedMailTexts(texts: readonly StoredText[], log: Log): Record<string, MailText> {
  const published = texts.flatMap(({ text_id, author, content }) => {
    const definition = definitions.get(nameOf(text_id))
    if (author === null || !definition) return []
    const { value, errors } = validateMailText(rulesOf(definition), tryParseJson(content))
    if (Object.keys(errors).length === 0) return [[definition.name, value]]
    log.error({ mail: definition.name, fields: Object.keys(errors) }, 'a published mail text is not valid')
    return []
  })
  return Object.fromEntries(published)
}

/** The example of a preview: the real site, its newest order, and the staff member as the recipient. */
export async function exampleFor({ config, clock }: Site, db: Db, staff: Staff): Promise<MailExample> {
  const now = nowIso(clock)
  const { currentCents, currency } = siteContent().offer
  const order = (await findNewestOrder({ config, db })) ?? {
    number: '00000000-0000',
    paidOn: formatLongDate(todayUtc(clock)),
    amount: currentCents,
    currency,
  }
  return { siteUrl: config.siteUrl, email: staff.email, order, now }
}

/** A mail with unpublished words, as the staff member would get it. */
export async function composeExample(
  site: Site,
  db: Db,
  { staff, mail, content }: { staff: Staff; mail: string; content: string },
): Promise<MailCopy> {
  const definition = requireDefinition(mail)
  const text = requireValidMailText(definition, content)
  return greetStaff(db, staff, fillMailText(text, definition.exampleParts(await exampleFor(site, db, staff))))
}

/** Greets the staff member who previews or tries a mail, as its recipients are greeted. */
export async function greetStaff(db: Db, { accountId }: Staff, mail: MailCopy): Promise<MailCopy> {
  const account = await findAccount(db, accountId)
  const name = account && greetingName(account)
  return name === undefined ? mail : withGreeting(mail, name)
}
