import { defineMail } from './define-mail.ts'

/** Sent to learners who opted in. It quotes no answer, because staff can read emails but not plans. */
export const planDate = defineMail<{ link: string }>('plan-date', {
  title: 'Date in the change plan',
  sentWhen: "On a day that the customer's change plan names, to customers who turned it on.",
  parts: ({ link }) => ({ link, values: {} }),
  example: ({ siteUrl }) => ({ link: `${siteUrl}/plan` }),
  text: {
    subject: 'Your change plan has a date today',
    heading: 'Today is in your plan',
    body: 'Your change plan has something planned for today. Open it to see what it is, and whether it still fits.',
    button: 'Open your plan',
  },
})
