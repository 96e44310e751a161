type OptionalMail = {
  /** Shown in the email preferences and on the unsubscribe page. */
  label: string
  /** When it is sent, and what it contains. */
  description: string
}

/** The page that the link in these mails opens. */
export const unsubscribeCopy = {
  title: 'Unsubscribe',
  loading: 'Loading…',
  failed: "We couldn't open this link.",
  done: "You've been unsubscribed. You can turn these emails back on in your account.",
  others: "You'll still get emails about your orders, sign-ins, and certificate.",
} as const

/** Opt-in mails, by their kind in the outbox. */
export const optionalMails = {
  news: {
    label: 'News',
    description: 'An email now and then about what is new in the course, and about offers.',
  },
  reminder: {
    label: 'Course reminders',
    description: "An email if you haven't visited for 14 days and haven't finished the course.",
  },
  'plan-date': {
    label: 'Dates in your plan',
    description: "An email on each day that your change plan names. It doesn't repeat what you wrote.",
  },
  'spaced-review': {
    label: 'Review questions',
    description:
      "Three emails, after 7, 30, and 90 days, each with five questions from lessons you've passed.",
  },
} as const satisfies Record<string, OptionalMail>
