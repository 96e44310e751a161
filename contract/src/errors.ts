import { AUTH_ERRORS } from './auth/auth-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { missingRatingMessage } from './learning/feedback.ts'
import { MEDIA_ERRORS } from './media/media-errors.ts'
import { badSeatsMessage } from './sales/seats.ts'

/** All errors that a request can cause. */
export const ERRORS = {
  'request.invalid': {
    status: 400,
    text: 'The request is not valid',
    rest: 'PGRST100',
    auth: { code: 'validation_failed' },
  },
  'request.bad_json': {
    status: 400,
    text: 'The request body is not valid JSON',
    rest: 'PGRST102',
    auth: { code: 'bad_json' },
  },
  'request.too_large': {
    status: 413,
    text: 'The request body is too large',
    rest: 'PGRST102',
    auth: { code: 'request_entity_too_large' },
  },
  'request.unsupported_type': {
    status: 415,
    text: 'The content type is not supported',
    rest: 'PGRST102',
    auth: { code: 'validation_failed' },
  },
  'request.unknown_path': {
    status: 404,
    text: 'Not found',
    rest: 'PGRST125',
    auth: { code: 'not_found' },
  },
  'request.wrong_method': { status: 405, text: 'This method is not supported here', rest: 'PGRST117' },
  'request.too_many': {
    status: 429,
    text: 'Too many requests. Please wait a moment and try again.',
    rest: 'PGRST002',
    auth: { code: 'over_request_rate_limit' },
  },
  'access.sign_in_required': {
    status: 401,
    text: 'Please sign in first',
    rest: '42501',
    auth: { code: 'no_authorization' },
  },
  'access.mfa_required': {
    status: 401,
    text: 'Please complete two-factor authentication first',
    rest: '42501',
    auth: { code: 'insufficient_aal' },
  },
  'access.mfa_setup_required': {
    status: 403,
    text: 'Administrators need two-factor authentication. Please set it up in your account first.',
    rest: '42501',
    auth: { code: 'insufficient_aal' },
  },
  'access.denied': {
    status: 403,
    text: "You don't have permission to do this",
    rest: '42501',
    auth: { code: 'not_admin' },
  },
  'token.invalid': {
    status: 401,
    text: 'JWT is invalid',
    rest: 'PGRST301',
    auth: { code: 'bad_jwt', status: 403 },
  },
  'token.expired': {
    status: 401,
    text: 'JWT expired',
    rest: 'PGRST303',
    auth: { code: 'bad_jwt', status: 403 },
  },
  'rest.not_one_row': {
    status: 406,
    text: 'Cannot coerce the result to a single JSON object',
    rest: 'PGRST116',
  },
  'rest.unknown_table': { status: 404, text: 'There is no such table', rest: 'PGRST205' },
  'rest.unknown_function': { status: 404, text: 'There is no such function', rest: 'PGRST202' },
  'rest.unknown_column': { status: 400, text: 'There is no such column', rest: '42703' },
  'rest.unknown_body_column': { status: 400, text: 'There is no such column', rest: 'PGRST204' },
  'rest.no_matching_key': {
    status: 400,
    text: 'There is no unique key that matches on_conflict',
    rest: '42P10',
  },
  'rest.bad_query': { status: 400, text: 'The query could not be parsed', rest: 'PGRST100' },
  'rest.bad_literal': { status: 400, text: 'A value has the wrong format', rest: '22P02' },
  'rest.missing_value': { status: 400, text: 'A required value is missing', rest: '23502' },
  'rest.refused_value': { status: 400, text: 'A value is not allowed', rest: '23514' },
  'rest.missing_reference': {
    status: 409,
    text: 'A related record no longer exists',
    rest: '23503',
  },
  'rest.duplicate': { status: 409, text: 'This row already exists', rest: '23505' },
  'rest.unknown_schema': { status: 406, text: 'There is no such schema', rest: 'PGRST106' },
  'text.conflict': {
    status: 409,
    text: 'Someone saved changes since you started editing.',
    rest: '40001',
  },
  'text.empty': { status: 400, text: 'The text cannot be empty', rest: '23514' },
  'text.draft_conflict': {
    status: 409,
    text: "You're editing this in another tab or on another device.",
  },
  'text.version_not_found': { status: 404, text: 'There is no such version' },
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
  'feedback.quote_not_found': { status: 404, text: 'This link has expired' },
  'privacy.staff_account': {
    status: 409,
    text: "Staff accounts can't be deleted. Ask the owner to remove you from the team first.",
  },
  'mail.link_not_found': { status: 404, text: 'This link has expired' },
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

  'refund.payment_not_found': { status: 404, text: 'Payment not found' },
  'refund.in_progress': {
    status: 409,
    text: "A refund for this payment is in progress. Please wait until it's complete.",
  },
  'refund.already_refunded': { status: 409, text: 'This payment has already been refunded' },
  'refund.nothing_paid': { status: 409, text: 'Nothing was paid for this order' },
  'refund.too_late': {
    status: 409,
    text: 'The refund period has ended. If something is wrong, please contact us.',
  },
  'refund.request_not_found': { status: 409, text: 'This refund request has already been answered' },
  'refund.amount_too_large': { status: 400, text: 'The refund exceeds the remaining amount' },

  'invoice.not_found': { status: 404, text: 'There is no invoice for this purchase' },
  'invoice.link_expired': {
    status: 410,
    text: 'This link has expired. Please open the invoice from your account again.',
  },

  'code.not_found': { status: 404, text: 'There is no such code' },
  'code.taken': { status: 409, text: 'Another active code already has this name' },
  'code.ended': { status: 409, text: "This code has expired or is used up and can't be resumed" },
  'code.invalid': { status: 400, text: 'This code is not possible' },
  'code.unchecked': {
    status: 502,
    text: "We couldn't check this code. Please try again, or continue at the normal price.",
  },
  'payments.provider_failed': {
    status: 502,
    text: "The card provider couldn't be reached. Please try again.",
  },
  'payments.key_denied': {
    status: 502,
    text: "Your API key can't read balance transactions. Give it read access at your card provider.",
  },
  'code.provider_failed': {
    status: 502,
    text: "The card provider couldn't be reached. Please try again.",
  },

  'gift.invalid': { status: 400, text: 'Please check the details of your gift' },
  'gift.closed': { status: 409, text: 'This gift has been accepted or refunded.' },

  'seat.not_found': {
    status: 404,
    text: 'This invitation is no longer valid. Ask the person who sent it for a new one.',
  },
  'seat.expired': {
    status: 410,
    text: 'This invitation has expired. Ask the person who sent it for a new one.',
  },
  'seat.bad_email': { status: 400, text: 'Please enter a valid email address' },
  'seat.already_has_access': {
    status: 409,
    text: 'You already have the course, so this seat is still free. You can pass the invitation on to someone else.',
  },
  'seat.changed': { status: 409, text: 'This seat has just changed. Reload the page and try again.' },
  'seat.none_free': { status: 409, text: "You don't have enough free seats for these people." },
  'seat.in_use': {
    status: 409,
    text: "You can't take this seat back, because its holder has passed a quiz.",
  },

  'checkout.bad_email': { status: 400, text: 'Please enter a valid email address' },
  'checkout.bad_seats': {
    status: 400,
    text: badSeatsMessage,
  },
  'seat.access_ended': {
    status: 403,
    text: "Your access was ended, and a seat that cost nothing doesn't restore it. Please contact us.",
  },
  'checkout.already_paid': {
    status: 409,
    text: "We've received your payment for these seats. You'll find them on your team page.",
  },
  'checkout.gift_paid': {
    status: 409,
    text: "We've received your payment for a gift. You'll find it in your account.",
  },
  'checkout.bad_company': { status: 400, text: "Please check your company's details" },
  'checkout.failed': { status: 502, text: 'Failed to create checkout session' },
  'checkout.already_owned': {
    status: 409,
    text: 'This email address already has access to the course. Please sign in.',
  },
  'checkout.access_ended': { status: 409, text: 'Your access to the course has ended. Please contact us.' },
  'checkout.staff_email': {
    status: 409,
    text: 'This email belongs to a staff account, which already has full access. Please use a different email.',
  },
  'checkout.superseded': {
    status: 409,
    text: 'A checkout for this email address was just opened elsewhere. Please try again.',
  },
  'checkout.processing': {
    status: 409,
    text: "A payment for this email address is being processed. We'll email you as soon as it's confirmed.",
  },
  'checkout.unverified': {
    status: 502,
    text: 'Payment verification failed. Please try signing in manually.',
  },
  'checkout.unknown_payment': {
    status: 404,
    text: 'Payment verification failed. Please try signing in manually.',
  },
  'checkout.bad_signature': { status: 400, text: 'The event is not signed by the card provider' },
  'quizzes.attempt_mismatch': {
    status: 409,
    text: 'This attempt was already submitted with different answers',
    rest: '23505',
  },
  'quizzes.draw_closed': {
    status: 400,
    text: 'These questions have already been answered, changed, or expired. Start a new attempt.',
    rest: '23514',
  },
  'quizzes.question_not_found': { status: 404, text: 'There is no such question' },
  'quizzes.too_few_questions': { status: 400, text: 'A quiz needs more questions than that' },
  'progress.not_next': {
    status: 400,
    text: 'Lessons are completed one at a time and in order',
    rest: '23514',
  },
  'progress.lesson_locked': { status: 403, text: 'This lesson is locked', rest: '42501' },
  'plan.too_large': { status: 413, text: 'This plan is too large. Shorten some answers to continue.' },
  'plan.too_many': { status: 409, text: 'You can have up to five plans.' },
  'toolkit.not_found': { status: 404, text: 'There is no such file' },
  'plan.not_found': { status: 404, text: 'There is no such plan' },
  'plan.link_not_found': {
    status: 404,
    text: 'This link no longer works. Ask the person who sent it for a new one.',
  },
  'plan.link_gone': { status: 404, text: 'This link has already been withdrawn or has expired.' },
  'plan.too_many_links': { status: 409, text: 'A plan can have up to ten links. Withdraw one first.' },
  'plan.unknown_field': { status: 422, text: 'There is no such answer in this plan' },
  'plan.too_many_comments': { status: 409, text: 'This link has reached its limit of 200 comments.' },
  'plan.comment_not_found': { status: 404, text: 'There is no such comment' },
  'certificates.course_not_finished': { status: 403, text: 'Finish the course first' },
  'certificates.not_issued': { status: 404, text: 'There is no certificate yet' },
  'certificates.invalid': { status: 422, text: "This can't be printed on the certificate" },
  'certificates.specimen': { status: 403, text: 'Administrators get a specimen, not a certificate' },
  'certificates.locked': { status: 403, text: 'This certificate can no longer be corrected here' },
  'certificates.self_correctable': { status: 409, text: 'You can correct this certificate yourself' },
  'certificates.withdrawn': { status: 403, text: 'This certificate was withdrawn' },
  'certificates.outdated': { status: 410, text: 'This revision was replaced or withdrawn' },
  'certificates.conflict': {
    status: 409,
    text: 'Your certificate was corrected in another window. Reload the page to see the changes.',
  },
  'feedback.no_rating': {
    status: 400,
    text: missingRatingMessage,
    rest: '23514',
  },
  'server.busy': {
    status: 503,
    text: 'The server is busy. Please try again in a moment.',
    rest: 'PGRST002',
    auth: { code: 'request_timeout' },
  },
  'server.failure': {
    status: 500,
    text: 'Something went wrong on our side. Please try again.',
    rest: 'XX000',
    auth: { code: 'unexpected_failure' },
  },
  ...AUTH_ERRORS,
  ...MEDIA_ERRORS,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
