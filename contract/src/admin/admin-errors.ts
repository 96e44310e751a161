import type { ErrorEntry } from '../error-entry.ts'

/** Errors of the admin area. */
export const ADMIN_ERRORS = {
  'alarm.not_found': { status: 404, text: 'This alarm is no longer open.' },
  'alarm.no_fix': {
    status: 400,
    text: "This can't be fixed automatically. See the alarm for what to do.",
  },
  'admin.reauthentication_needed': {
    status: 403,
    rest: '42501',
    text: "Please confirm it's you with your password, passkey, or authenticator app.",
  },
  'admin.conflict': {
    status: 409,
    text: 'This has changed in the meantime. Please review it and try again.',
  },
  'admin.operation_mismatch': { status: 409, text: 'This operation id was already used' },
  'admin.customer_not_found': { status: 404, text: 'Customer not found' },
  'admin.attempt_not_found': { status: 404, text: 'Attempt not found' },
  'admin.email_taken': { status: 409, text: 'Another account uses this email' },
  'admin.email_unchanged': { status: 400, text: "This is already the customer's email" },
  'admin.account_already_used': {
    status: 409,
    text: 'This customer has already signed in. Sign-in links are only for unused accounts.',
  },
  'admin.mfa_reset_pending': {
    status: 409,
    text: 'A two-factor reset is already scheduled',
  },
  'admin.mfa_not_enabled': { status: 409, text: 'Two-factor authentication is off for this account' },
  'admin.staff_not_found': { status: 404, text: 'This person is no longer on the team' },
  'admin.invalid_funnel_range': { status: 400, text: 'Choose a date range of up to one year' },
  'admin.announcement_not_found': { status: 404, text: 'This announcement no longer exists' },
  'admin.invalid_send_time': { status: 400, text: 'Choose a time within the next year' },
  'admin.mail_not_found': { status: 404, text: 'This email is no longer in the list' },
  'admin.mail_sending': { status: 409, text: 'This email is being sent right now' },
  'admin.mail_not_resendable': { status: 409, text: "This kind of email can't be resent" },
  'admin.mail_recently_sent': { status: 429, text: 'This email was sent less than a minute ago' },
  'admin.staff_account': {
    status: 403,
    text: "This is a staff account. You can't manage it here.",
  },
  'admin.own_account': { status: 403, text: "You can't manage your own account here" },
  'admin.already_staff': { status: 409, text: 'This person is already on the team' },
  'admin.invitation_not_found': { status: 404, text: 'Your invitation is no longer valid' },
  'admin.email_not_verified': {
    status: 403,
    text: 'Please open the link in your invitation email first to verify your email.',
  },
  'admin.feedback_not_found': { status: 404, text: 'This feedback no longer exists' },
  'admin.certificate_not_found': { status: 404, text: 'Certificate not found' },
  'admin.certificate_withdrawn': { status: 409, text: 'This certificate is withdrawn' },
  'admin.correction_not_found': { status: 404, text: "There's no open correction request" },
  'admin.certificate_not_withdrawn': { status: 409, text: 'This certificate is not withdrawn' },
  'admin.holder_without_access': {
    status: 409,
    text: 'The holder was refunded. The certificate is restored automatically if they buy the course again.',
  },
  'admin.regrade_in_progress': { status: 409, text: 'This quiz is being regraded right now' },
  'admin.nothing_to_quote': { status: 400, text: 'This answer is empty' },
  'admin.quote_already_answered': {
    status: 409,
    text: "They've already responded. They can change their mind with the link in their email.",
  },
  'admin.quote_recently_requested': { status: 409, text: 'They were asked less than 24 hours ago' },
  'admin.invalid_range': { status: 400, text: 'Choose a date range of up to ten years' },
  'admin.invalid_cursor': { status: 400, text: 'The filters have changed. Please reload the list.' },
} as const satisfies Record<string, ErrorEntry>
