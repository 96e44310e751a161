import { AUTH_ERRORS } from './auth-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { noRatingText } from './feedback.ts'

/** Every error a caller can cause, once. */
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
    text: 'There is nothing at this address',
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
  'access.sign_in': {
    status: 401,
    text: 'Please sign in first',
    rest: '42501',
    auth: { code: 'no_authorization' },
  },
  'access.denied': {
    status: 403,
    text: 'You do not have permission to do this',
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
  'rest.bad_query': { status: 400, text: 'The query could not be read', rest: 'PGRST100' },
  'rest.bad_literal': { status: 400, text: 'A value has the wrong form', rest: '22P02' },
  'rest.missing_value': { status: 400, text: 'A required value is missing', rest: '23502' },
  'rest.refused_value': { status: 400, text: 'A value is not allowed', rest: '23514' },
  'rest.missing_reference': {
    status: 409,
    text: 'Something this refers to does not exist any more',
    rest: '23503',
  },
  'rest.duplicate': { status: 409, text: 'This row exists already', rest: '23505' },
  'rest.unknown_schema': { status: 406, text: 'There is no such schema', rest: 'PGRST106' },
  'alarm.not_open': { status: 404, text: 'This alarm is not open (any more).' },
  'alarm.no_repair': { status: 400, text: 'The site cannot repair this. The alarm says what to do.' },

  'office.proof_needed': {
    status: 403,
    text: 'Please confirm that it is you: enter your password again.',
  },
  'office.changed': {
    status: 409,
    text: 'This was changed meanwhile. Look at it again before you decide.',
  },
  'office.other_operation': { status: 409, text: 'This act was recorded for somebody else already' },
  'office.no_such_customer': { status: 404, text: 'There is no such customer' },
  'office.no_such_attempt': { status: 404, text: 'There is no such attempt' },
  'office.address_taken': { status: 409, text: 'Another account has this address' },
  'office.same_address': { status: 400, text: 'This is the address they have' },
  'office.account_used': {
    status: 409,
    text: 'Somebody has signed in to this account. A link is for accounts that nobody has used.',
  },
  'office.no_factor': { status: 409, text: 'This account has no second factor' },
  'office.no_such_member': { status: 404, text: 'This person is not on the team (any more)' },
  'office.funnel_range': { status: 400, text: 'Choose a first and a last day, at most a year apart' },
  'office.no_such_mail': { status: 404, text: 'This mail is not in the list any more' },
  'office.mail_in_delivery': { status: 409, text: 'This mail is being sent at this moment' },
  'office.mail_not_renewable': { status: 409, text: 'Such a mail cannot be made anew' },
  'office.just_sent': { status: 429, text: 'Such a mail was sent less than a minute ago' },
  'office.staff_account': {
    status: 403,
    text: 'This account belongs to the team. Nobody acts on it from here.',
  },
  'office.own_account': { status: 403, text: 'Nobody acts on their own account from here' },
  'office.on_team': { status: 409, text: 'This person is on the team already' },
  'office.no_invitation': { status: 404, text: 'There is no invitation for you (any more)' },
  'office.unproved_mailbox': {
    status: 403,
    text: 'Please follow the link in the invitation first: it shows that the mailbox is yours.',
  },
  'office.no_such_feedback': { status: 404, text: 'There is no such feedback (any more)' },
  'office.bad_range': { status: 400, text: 'Choose a first and a last day, at most ten years apart' },
  'office.bad_cursor': { status: 400, text: 'This page of the list belongs to other filters' },

  'refund.no_such_payment': { status: 404, text: 'There is no such payment' },
  'refund.under_way': {
    status: 409,
    text: 'A refund of this payment is under way. Wait until it has ended.',
  },
  'refund.too_much': { status: 400, text: 'There is less left to refund' },

  'checkout.bad_email': { status: 400, text: 'Please enter a valid email address' },
  'checkout.failed': { status: 502, text: 'Failed to create checkout session' },
  'checkout.already_owned': {
    status: 409,
    text: 'This email address already has access to the course. Please sign in.',
  },
  'checkout.staff_address': {
    status: 409,
    text: 'This email address belongs to an account that runs this site and sees the whole course. Please use another one to buy.',
  },
  'checkout.replaced': {
    status: 409,
    text: 'A checkout for this email address was just opened elsewhere. Please try again.',
  },
  'checkout.processing': {
    status: 409,
    text: 'A payment for this email address is being processed. You will receive an e-mail as soon as it is confirmed.',
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
  'quizzes.other_attempt': {
    status: 409,
    text: 'This attempt was stored with other answers already',
    rest: '23505',
  },
  'progress.not_next': {
    status: 400,
    text: 'Lessons are completed one at a time and in order',
    rest: '23514',
  },
  'progress.lesson_closed': { status: 403, text: 'This lesson is not open yet', rest: '42501' },
  'media.no_bucket': { status: 404, text: 'There is no such bucket' },
  'media.no_object': { status: 404, text: 'There is no such file' },
  'media.bad_path': { status: 400, text: 'The path of a file may not contain this' },
  'media.bad_range': { status: 416, text: 'The file has no such part' },
  'media.bad_type': { status: 415, text: 'Only images and videos can be stored' },
  'media.exists': { status: 409, text: 'There is such a file already' },
  'media.of_the_course': {
    status: 409,
    text: 'This picture belongs to the course and cannot be changed here',
  },
  'plan.too_large': { status: 413, text: 'This plan is full. Shorten something to go on.' },
  'plan.too_many': { status: 409, text: 'You have five plans already. Go on with one of them.' },
  'plan.not_found': { status: 404, text: 'There is no such plan' },
  'certificates.unfinished': { status: 403, text: 'Finish the course first' },
  'certificates.not_issued': { status: 404, text: 'There is no certificate yet' },
  'certificates.refused': { status: 422, text: 'The certificate cannot say this' },
  'certificates.specimen': { status: 403, text: 'Administrators get a specimen, not a certificate' },
  'certificates.fixed': { status: 403, text: 'This certificate can no longer be corrected here' },
  'certificates.changed': {
    status: 409,
    text: 'Your certificate was corrected in another window. Reload the page to see what it says now.',
  },
  'feedback.no_rating': {
    status: 400,
    text: noRatingText,
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
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
