import type { ErrorEntry } from '../error-entry.ts'
import { badSeatsMessage } from './seats.ts'

/** Errors of checkouts, payments, refunds, codes, invoices, teams and gifts. */
export const SALES_ERRORS = {
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
} as const satisfies Record<string, ErrorEntry>
