import { siteName } from '../site/site.ts'

/** The words of the file in which people take their data along. */
export const myDataTexts = {
  title: 'Your data',
  intro: `Everything that the site of ${siteName} keeps about you.`,
  made: 'Made on',
  files: {
    'data.json': 'the same as on this page, for programs',
    'certificate.pdf': 'your certificate',
    plan: 'your plan as a document',
    annex: 'what your plan says about people; share it with nobody',
  },
  nothing: 'Nothing.',
  leftOut:
    'Not in this file: your password and other secrets, which we cannot read ourselves, and names of people who work on the site.',
} as const

/** What the tables are called for those who do not know them. A table without a line here goes by its own name. */
export const tableTitles: Readonly<Record<string, string>> = {
  users: 'Your account',
  sessions: 'Where you are signed in',
  account_events: 'When you signed in and which lessons you reached',
  customer_words: 'Words by which we find your account',
  mfa_factors: 'Your second factors',
  factor_undos: 'Links that take back what was added to your account',
  factor_resets: 'Resets of your second factor',
  outbox: 'Mails to you',
  mail_choices: 'Optional mails you chose',
  deletion_requests: 'Your wish to be deleted',
  checkout_attempts: 'Card forms you opened',
  payment_events: 'What happened to your payments',
  purchases: 'What you bought',
  paid_customers: 'Your access as a customer',
  access_overrides: 'Access decided by our team',
  access_decisions: 'When your access was decided',
  refunds: 'Refunds',
  refund_requests: 'Refunds that were asked for',
  disputes: 'Payments that your bank disputed',
  quiz_results: 'Your quiz attempts',
  course_completions: 'Your progress',
  pages_read: 'Pages you have read',
  certificates: 'Your certificate',
  certificate_revisions: 'Your certificate, with its corrections',
  correction_requests: 'Corrections of your certificate that you asked for',
  credentials: 'Your badge',
  plans: 'Your plans',
  plan_revisions: 'Earlier versions of your plans',
  feedback: 'Your feedback',
  feedback_quotes: 'Whether you may be quoted',
  customer_notes: 'Notes of our team about you',
  audit_entries: 'What our team did for your account',
  alarms: 'Alarms about your account',
  staff: 'Your place on the team',
}
