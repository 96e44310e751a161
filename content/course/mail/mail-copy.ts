/** Content of one email. The server renders HTML and plain text from it. */
export type MailCopy = {
  subject: string
  heading: string
  /** The recipient's words in it are shown as plain text. */
  greeting?: string
  /** Their line breaks are kept. */
  paragraphs: readonly string[]
  /** Shown as a small table, such as the details of an order. */
  details?: readonly { label: string; value: string; link?: string }[]
  button?: { label: string; link: string }
  /** A short code to enter on the site, shown large. */
  code?: string
  /** Small print: when links expire, and what to do if the recipient did not expect the mail. */
  notes?: readonly string[]
}

/** Adds a greeting for recipients whose name is known. */
export const withGreeting = (text: MailCopy, name: string): MailCopy => ({
  ...text,
  greeting: `Hello ${name},`,
})
