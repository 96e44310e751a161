import { siteName } from '../site/site.ts'

/** Copy of the personal-data export. */
export const dataExportCopy = {
  title: 'Your data',
  intro: `All the data ${siteName} stores about you.`,
  createdOn: 'Created on',
  files: {
    'data.json': 'the same data in machine-readable form',
    'certificate.pdf': 'your certificate',
    plan: 'your plan as a document',
    annex: 'the private annex of your plan',
  },
  empty: 'No data.',
  excluded: 'Not included: your password and other secrets, and the names of our staff.',
} as const

/** Titles of the tables in the export. A table without a title is shown by its name. */
export const tableTitles: Readonly<Record<string, string>> = {
  users: 'Your account',
  sessions: "Where you're signed in",
  account_events: 'When you signed in and which lessons you reached',
  customer_words: 'Search index entries for your account',
  mfa_factors: 'Two-factor authentication',
  factor_undos: 'Undo links for security changes',
  factor_resets: 'Two-factor resets',
  outbox: 'Emails to you',
  mail_choices: 'Email preferences',
  deletion_requests: 'Account deletion requests',
  checkout_attempts: 'Checkouts you started',
  payment_events: 'Payment history',
  purchases: 'Your purchases',
  paid_customers: 'Your access as a customer',
  access_overrides: 'Access changes by our team',
  access_decisions: 'When your access last changed',
  refunds: 'Refunds',
  refund_requests: 'Refunds in progress',
  disputes: 'Disputed payments',
  quiz_results: 'Your quiz attempts',
  course_completions: 'Your progress',
  pages_read: 'Pages you have read',
  certificates: 'Your certificate',
  certificate_revisions: 'Your certificate, with its corrections',
  correction_requests: 'Certificate correction requests',
  credentials: 'Your badge',
  plans: 'Your plans',
  plan_revisions: 'Earlier versions of your plans',
  feedback: 'Your feedback',
  feedback_quotes: 'Quote permissions',
  customer_notes: "Our team's notes about you",
  audit_entries: 'Actions by our team',
  alarms: 'Alarms about your account',
  staff: 'Your team membership',
}
