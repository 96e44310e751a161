import { defineMail } from './define-mail.ts'

/** Asks for permission to show a quote from the customer's feedback on the site. */
export const quoteRequest = defineMail<{ text: string; link: string }>('quote-request', {
  title: 'Quote request',
  sentWhen: 'When staff ask a customer whether their feedback may be quoted.',
  required: { quote: 'the words to be quoted' },
  parts: ({ text, link }) => ({ link, values: { quote: text } }),
  example: ({ siteUrl }) => ({
    text: 'I use the checklist of lesson 2 in every project now.',
    link: `${siteUrl}/quote`,
  }),
  text: {
    subject: 'May we quote you?',
    heading: 'May we quote you?',
    body: "Thank you for your feedback on {siteName}. We'd love to feature this quote on our site:\n\n“{quote}”\n\nIt's up to you, and you choose the name we show. We won't publish anything unless you agree.",
    button: 'Respond',
    notes: "You can change your mind anytime with the same link. If you don't respond, we won't publish it.",
  },
})
