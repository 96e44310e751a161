type OptionalMail = {
  /** What it is called where it is chosen and where it is stopped. */
  label: string
  /** When it comes and what it says. */
  explains: string
}

/** Mails that go only to those who asked for them, each by its kind in the outbox. */
export const optionalMails = {
  reminder: {
    label: 'Course reminders',
    explains: "An email if you haven't visited for 14 days and haven't finished the course.",
  },
  'spaced-review': {
    label: 'Review questions',
    explains: "Three emails, after 7, 30, and 90 days, each with five questions from lessons you've passed.",
  },
} as const satisfies Record<string, OptionalMail>
