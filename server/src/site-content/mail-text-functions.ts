import type { MailDefinition } from '@course/content/course/mail/define-mail'
import { mailDefinitions } from '@course/content/course/mail/mails'
import { placeholderValues } from '@course/content/site/content'
import { mailTextId } from '@course/contract/editing/texts'
import {
  MAX_MAIL_TEXT_LENGTH,
  type MailPreview,
  type MailTextDescription,
  type MailTextSummary,
} from '@course/contract/site-content/mail-texts'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { renderMail } from '../mail/index.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { listLastChanges } from './last-changes.ts'
import { composeExample, exampleFor, requireDefinition, rulesOf } from './mail-texts.ts'

const access = { staff: 'texts' } as const
const mail = z.string().max(60)

/** A mail with its unpublished words. */
export const mailTextBody = { mail, content: z.string().max(MAX_MAIL_TEXT_LENGTH) }

export const mailTextFunctions = [
  /** Every mail, with when and by whom its words were changed. */
  serverFunction(
    'list-mail-texts',
    { access, rateLimit: perMinute(120), body: z.object({}) },
    async (site): Promise<{ mails: MailTextSummary[] }> => {
      const changes = await listLastChanges(site, 'mail')
      return {
        mails: mailDefinitions.map(({ name, title, group, sentWhen }) => ({
          name,
          title,
          group,
          sentWhen,
          changed: changes.get(mailTextId(name)) ?? null,
        })),
      }
    },
  ),
  serverFunction(
    'describe-mail-text',
    { access, rateLimit: perMinute(120), body: z.object({ mail }) },
    async (site, { staff, body }): Promise<MailTextDescription> => {
      const definition = requireDefinition(body.mail)
      const { name, title, sentWhen } = definition
      const parts = definition.exampleParts(await exampleFor(site, site.db, staff))
      return {
        name,
        title,
        sentWhen,
        rules: rulesOf(definition),
        examples: { ...placeholderValues(), ...parts.values },
        additions: additionsOf(parts),
      }
    },
  ),
  serverFunction(
    'preview-mail-text',
    {
      access,
      rateLimit: perMinute(120),
      body: z.object(mailTextBody),
      bodyLimit: bodyBytesFor(MAX_MAIL_TEXT_LENGTH),
    },
    async (site, { staff, body }): Promise<MailPreview> =>
      renderMail(await composeExample(site, site.db, { staff, ...body }), site.config.siteUrl),
  ),
]

function additionsOf({ details, code, link }: ReturnType<MailDefinition['exampleParts']>): string[] {
  return [
    'the greeting, if the recipient’s name is known',
    ...(details ? [`the details: ${details.map(({ label }) => label).join(', ')}`] : []),
    ...(code ? ['the code'] : []),
    ...(link ? ['the button with its link'] : []),
    'the way to the course, your postal address and your contact email',
  ]
}
