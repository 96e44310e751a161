import { placeholderValues } from '../../site/content.ts'
import type { MailText } from '../../site/types.ts'
import type { MailCopy } from './mail-copy.ts'

/** What the words of a mail are filled with, and the parts that the layout adds. */
type MailParts = {
  values: Readonly<Record<string, string>>
  /** Where the button leads. */
  link?: string
} & Pick<MailCopy, 'details' | 'code'>

/** Real data of the site, for a preview. */
export type MailExample = {
  siteUrl: string
  /** The recipient. */
  email: string
  /** `amount` is in the smallest unit of the currency. */
  order: { number: string; paidOn: string; amount: number; currency: string }
  /** An ISO time. */
  now: string
}

type MailOptions<Input> = {
  title: string
  /** When it is sent, as a sentence. */
  sentWhen: string
  /** Variables that the body or the notes must contain, with what is lost without them. */
  required?: Readonly<Record<string, string>>
  parts: (input: Input) => MailParts
  example: (example: MailExample) => Input
  text: Pick<MailText, 'subject' | 'heading' | 'body'> & Partial<MailText>
}

export type MailDefinition = {
  name: string
  title: string
  sentWhen: string
  required: Readonly<Record<string, string>>
  /** The built-in words. */
  text: MailText
  exampleParts: (example: MailExample) => MailParts
}

/** Composes a mail with the current words. */
export type Mail<Input> = ((input: Input) => MailCopy) & { definition: MailDefinition }

/** Defines a mail whose words the owner can change. Add it to the list in `mails.ts`. */
export function defineMail<Input>(name: string, options: MailOptions<Input>): Mail<Input> {
  const { title, sentWhen, required = {}, parts, example } = options
  const text = { button: '', notes: '', ...options.text }
  const definition = {
    name,
    title,
    sentWhen,
    required,
    text,
    exampleParts: (data: MailExample) => parts(example(data)),
  }
  const compose = (input: Input) => fillMailText(publishedTexts[name] ?? text, parts(input))
  return Object.assign(compose, { definition })
}

let publishedTexts: Readonly<Record<string, MailText>> = {}

/** Replaces built-in words for this process, by the name of their mail. */
export function publishMailTexts(texts: Readonly<Record<string, MailText>>): void {
  publishedTexts = texts
}

export function fillMailText(text: MailText, { values, link, details, code }: MailParts): MailCopy {
  const known: Readonly<Record<string, string>> = { ...placeholderValues(), ...values }
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (variable, name: string) =>
      Object.hasOwn(known, name) ? known[name]! : variable,
    )
  const line = (template: string) => fill(template).replace(/\s+/g, ' ').trim()
  const notes = paragraphsOf(fill(text.notes))
  return {
    subject: line(text.subject),
    heading: line(text.heading),
    paragraphs: paragraphsOf(fill(text.body)),
    ...(details && { details }),
    ...(code && { code }),
    ...(link && { button: { label: line(text.button), link } }),
    ...(notes.length > 0 && { notes }),
  }
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
