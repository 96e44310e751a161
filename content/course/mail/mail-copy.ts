/** Content of one email. The server renders HTML and plain text from it. */
export type MailCopy = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Facts in a small table, such as those of an order. */
  details?: readonly { label: string; value: string }[]
  button?: { label: string; link: string }
  /** A short code to type in, shown large. */
  code?: string
  /** Small print below: how long it works, and what to do if the mail was not expected. */
  notes?: readonly string[]
}

/** The same mail to somebody whose name is known. */
export const withGreeting = (text: MailCopy, name: string): MailCopy => ({
  ...text,
  paragraphs: [`Hello ${name},`, ...text.paragraphs],
})
