import { defineMail, type MailExample } from './define-mail.ts'

const exampleLink = ({ siteUrl }: MailExample) => `${siteUrl}/certificate`

/** Sent once, when the certificate is issued. */
export const certificateIssued = defineMail<{ number: string; link: string }>('certificate', {
  title: 'Certificate issued',
  sentWhen: 'When a certificate is issued, with the certificate as a PDF.',
  parts: ({ number, link }) => ({ link, details: [{ label: 'Number', value: number }], values: {} }),
  example: (data) => ({ number: 'AB3DE-FG4HJ-KM5NP-QR6ST', link: exampleLink(data) }),
  text: {
    subject: 'Your certificate: {siteName}',
    heading: 'Your certificate',
    body: 'Congratulations on completing {siteName}! Your certificate is ready. It is attached as a PDF.',
    button: 'View certificate',
    notes:
      'Anyone with the link can verify your certificate and see your name, the course, and the date. You can make the page private where you download your certificate.',
  },
})

/** Sent when staff have made the requested correction. */
export const correctionMade = defineMail<{ name: string; link: string }>('correction-made', {
  title: 'Certificate corrected',
  sentWhen: 'When staff correct a certificate, with the new one as a PDF.',
  parts: ({ name, link }) => ({ link, values: { name } }),
  example: (data) => ({ name: 'Ada Lovelace', link: exampleLink(data) }),
  text: {
    subject: 'Your certificate has been corrected',
    heading: 'Your certificate has been corrected',
    body: 'We made the correction you requested to the certificate for {name}. Its number stays the same. Earlier copies are no longer valid. The new one is attached as a PDF.',
    button: 'View certificate',
  },
})

/** Sent when staff declined the requested correction. */
export const correctionDeclined = defineMail<{ answer: string; link: string }>('correction-declined', {
  title: 'Certificate correction declined',
  sentWhen: 'When staff decline a correction of a certificate.',
  required: { answer: 'the reason that staff give' },
  parts: ({ answer, link }) => ({ link, values: { answer } }),
  example: (data) => ({
    answer: 'The certificate shows the day on which you passed the last quiz.',
    link: exampleLink(data),
  }),
  text: {
    subject: 'About your certificate: {siteName}',
    heading: "We couldn't correct your certificate",
    body: "We reviewed your request, but we can't make this correction. Here's why:\n\n{answer}",
    button: 'View certificate',
    notes:
      'Your certificate is still valid. Questions? Reply to this email, or send a new request from your certificate page.',
  },
})
