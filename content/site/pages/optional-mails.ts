type OptionalMail = {
  /** What it is called where it is chosen and where it is stopped. */
  label: string
  /** When it comes and what it says. */
  explains: string
}

/** Mails that go only to those who asked for them, each by its kind in the outbox. */
export const optionalMails = {
  reminder: {
    label: 'Reminder after a quiet time',
    explains: 'One mail when you have not been here for 14 days and the course is not finished yet.',
  },
  'spaced-review': {
    label: 'Five questions, some time later',
    explains:
      'Three mails, 7, 30 and 90 days after you ask for them, each with a link to five questions from the lessons you have passed.',
  },
} as const satisfies Record<string, OptionalMail>
