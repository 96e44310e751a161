import { siteContent } from '../content.ts'

/** The section “Privacy” of the account page. */
export const accountPrivacyCopy = {
  title: 'Privacy',
  intro: 'Download your data, choose which emails you get, or delete your account.',
  download: {
    title: 'Your data',
    text: "Get a ZIP file with all your data, including your plan and certificate. It takes a few seconds, and we'll email you a confirmation.",
    submit: 'Download my data',
    file: 'my-data.zip',
  },
  mails: {
    title: 'Email preferences',
    text: 'You only get these if you turn them on. Every email has an unsubscribe link.',
    loading: 'Loading your preferences…',
    failed: "We couldn't load your email preferences.",
    saved: 'Saved',
  },
  deletion: {
    title: 'Delete my account',
    text: 'You have seven days to change your mind. Sign in to cancel the deletion.',
    consequences: [
      "You'll be signed out everywhere now. After seven days, you permanently lose access to the course.",
      'Your progress, quiz results, plan, feedback, and profile are deleted.',
      'Your certificate can no longer be verified. Its number stays, without your name.',
      "This can't be undone after seven days, and you won't get a refund. If you want a refund, request it first.",
    ],
    retained: `By law we keep the amount, date, and number of your payments, without your name or email. Our card provider keeps its own records. Questions? Email ${siteContent().footer.contact.email}`,
    labels: {
      open: 'Delete my account…',
      confirm: 'Delete my account',
      cancel: 'Keep my account',
      done: 'Done',
    },
    scheduled: (day: string) =>
      `Your account will be deleted on ${day}, and you've been signed out everywhere. To keep it, sign in before then. We've emailed you these details.`,
  },
} as const
