import type { MailText } from '@course/content/site/types'
import type { Field, Fields } from './fields.ts'
import { type BlockErrors, validateFields } from './validate-block.ts'

const mailTextFields = {
  subject: { kind: 'text', label: 'Subject', maxLength: 150 },
  heading: { kind: 'text', label: 'Heading', maxLength: 150 },
  body: {
    kind: 'paragraph',
    label: 'Text',
    maxLength: 5000,
    hint: 'An empty line begins a new paragraph. Addresses such as https://example.com become links.',
  },
  button: { kind: 'text', label: 'Button', maxLength: 60 },
  notes: { kind: 'paragraph', label: 'Small print', maxLength: 2000, isOptional: true },
} as const satisfies Record<keyof MailText, Field>

const mailTextFieldNames = Object.keys(mailTextFields) as (keyof MailText)[]

/** Enough for the longest text in every field, as JSON. */
export const MAX_MAIL_TEXT_LENGTH = 20_000

/** What the words of a mail may and must contain. */
export type MailTextRules = {
  variables: readonly string[]
  /** Variables that must stay, with what is lost without them and the field that a message belongs to. */
  required: readonly { name: string; meaning: string; field: 'body' | 'notes' }[]
  hasButton: boolean
}

/** The fields of a mail: one without a button has no label for it. */
export function fieldsOfMail({ hasButton }: Pick<MailTextRules, 'hasButton'>): Fields {
  const { button, ...fields } = mailTextFields
  const { notes, ...first } = fields
  return hasButton ? { ...first, button, notes } : fields
}

/**
 * Checks the words of a mail as an editor sends them. They may only be published if there are no errors, whose
 * messages name the field, the unknown variable or the missing part.
 */
export function validateMailText(
  rules: MailTextRules,
  input: unknown,
): { value: MailText; errors: BlockErrors } {
  const { value: checked, errors } = validateFields(fieldsOfMail(rules), input)
  const value = { button: '', ...checked } as MailText
  if (rules.hasButton && value.button === '')
    errors.button = 'The button is missing. Give it a label, or its link is lost.'
  for (const name of mailTextFieldNames) {
    const unknown = [...value[name].matchAll(/\{([^{}]*)\}/g)].find(
      ([, variable]) => !rules.variables.includes(variable!),
    )
    if (unknown) errors[name] ??= `${unknown[0]} is not a variable of this email.`
  }
  for (const { name, meaning, field } of rules.required)
    if (!`${value.body}\n${value.notes}`.includes(`{${name}}`))
      errors[field] ??= `{${name}} is missing: ${meaning}. Add it to the text or the small print.`
  return { value, errors }
}

/** A mail in the list of `list-mail-texts`. `changed` is null while its words are the built-in ones. */
export type MailTextSummary = {
  name: string
  title: string
  /** The heading of the list under which it stands. */
  group: string
  sentWhen: string
  changed: { at: string; by: string | null } | null
}

/** Response of `describe-mail-text`. */
export type MailTextDescription = Omit<MailTextSummary, 'changed' | 'group'> & {
  rules: MailTextRules
  /** What each variable stands for in the preview. */
  examples: Readonly<Record<string, string>>
  /** What the layout adds between the text and the small print. */
  additions: readonly string[]
}

/** Response of `preview-mail-text`: the mail as it is sent. */
export type MailPreview = { subject: string; html: string; text: string }
