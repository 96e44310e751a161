import { footer } from '../footer.ts'

/** What the section “Privacy” of somebody's account says. */
export const privacyTexts = {
  title: 'Privacy',
  intro: 'What we know about you is yours: take it along, choose which mails you get, or have it deleted.',
  download: {
    title: 'Your data',
    text: 'One zip file with everything we keep about you, as a page to read and as JSON, with your plan and your certificate. Making it takes some seconds, and a mail tells you that it was taken.',
    file: 'my-data.zip',
  },
  mails: {
    title: 'Optional mails',
    text: 'You get these only if you want them. Each one has a link that stops it.',
    failed: 'Your choices did not arrive. Check your connection, then try again.',
    saved: 'Your choice is saved',
  },
  deletion: {
    title: 'Delete my account',
    text: 'You have seven days to change your mind: signing in keeps your account.',
    ends: [
      'You are signed out everywhere at once. After seven days your access to the course ends for good.',
      'Your progress, quiz results, plan, feedback and profile are deleted.',
      'Your certificate can no longer be checked: its number stays, without your name.',
      'There is no way back after the seven days, and no refund follows from it. To ask for a refund, do that first.',
    ],
    keeps: `What the law makes us keep: amount, date and number of your payments, without your name and address. The card provider keeps its own records. Questions? Write to ${footer.contact.email}`,
    labels: { confirm: 'Delete my account', cancel: 'Keep my account' },
    asked: (day: string) =>
      `Your account will be deleted on ${day}. You are signed out everywhere. To keep it, sign in before that day. A mail with the same words is on its way.`,
  },
} as const
