import { salesErrors } from '@course/content/site/errors/sales'
import type { ErrorEntry } from '../error-entry.ts'
import { badSeatsMessage } from './seats.ts'

/** Errors of checkouts, payments, refunds, codes, invoices, teams and gifts. */
export const SALES_ERRORS = {
  'refund.payment_not_found': { status: 404, text: salesErrors['refund.payment_not_found'] },
  'refund.in_progress': {
    status: 409,
    text: salesErrors['refund.in_progress'],
  },
  'refund.already_refunded': { status: 409, text: salesErrors['refund.already_refunded'] },
  'refund.nothing_paid': { status: 409, text: salesErrors['refund.nothing_paid'] },
  'refund.too_late': {
    status: 409,
    text: salesErrors['refund.too_late'],
  },
  'refund.request_not_found': { status: 409, text: salesErrors['refund.request_not_found'] },
  'refund.amount_too_large': { status: 400, text: salesErrors['refund.amount_too_large'] },
  'invoice.not_found': { status: 404, text: salesErrors['invoice.not_found'] },
  'invoice.link_expired': {
    status: 410,
    text: salesErrors['invoice.link_expired'],
  },
  'code.not_found': { status: 404, text: salesErrors['code.not_found'] },
  'code.taken': { status: 409, text: salesErrors['code.taken'] },
  'code.ended': { status: 409, text: salesErrors['code.ended'] },
  'code.invalid': { status: 400, text: salesErrors['code.invalid'] },
  'code.unchecked': {
    status: 502,
    text: salesErrors['code.unchecked'],
  },
  'payments.provider_failed': {
    status: 502,
    text: salesErrors['payments.provider_failed'],
  },
  'payments.key_denied': {
    status: 502,
    text: salesErrors['payments.key_denied'],
  },
  'code.provider_failed': {
    status: 502,
    text: salesErrors['code.provider_failed'],
  },
  'gift.invalid': { status: 400, text: salesErrors['gift.invalid'] },
  'gift.closed': { status: 409, text: salesErrors['gift.closed'] },
  'seat.not_found': {
    status: 404,
    text: salesErrors['seat.not_found'],
  },
  'seat.expired': {
    status: 410,
    text: salesErrors['seat.expired'],
  },
  'seat.bad_email': { status: 400, text: salesErrors['seat.bad_email'] },
  'seat.already_has_access': {
    status: 409,
    text: salesErrors['seat.already_has_access'],
  },
  'seat.changed': { status: 409, text: salesErrors['seat.changed'] },
  'seat.none_free': { status: 409, text: salesErrors['seat.none_free'] },
  'seat.in_use': {
    status: 409,
    text: salesErrors['seat.in_use'],
  },
  'checkout.bad_email': { status: 400, text: salesErrors['checkout.bad_email'] },
  'checkout.bad_seats': {
    status: 400,
    text: badSeatsMessage,
  },
  'seat.access_ended': {
    status: 403,
    text: salesErrors['seat.access_ended'],
  },
  'checkout.already_paid': {
    status: 409,
    text: salesErrors['checkout.already_paid'],
  },
  'checkout.gift_paid': {
    status: 409,
    text: salesErrors['checkout.gift_paid'],
  },
  'checkout.bad_company': { status: 400, text: salesErrors['checkout.bad_company'] },
  'checkout.failed': { status: 502, text: salesErrors['checkout.failed'] },
  'checkout.already_owned': {
    status: 409,
    text: salesErrors['checkout.already_owned'],
  },
  'checkout.access_ended': { status: 409, text: salesErrors['checkout.access_ended'] },
  'checkout.staff_email': {
    status: 409,
    text: salesErrors['checkout.staff_email'],
  },
  'checkout.superseded': {
    status: 409,
    text: salesErrors['checkout.superseded'],
  },
  'checkout.processing': {
    status: 409,
    text: salesErrors['checkout.processing'],
  },
  'checkout.unverified': {
    status: 502,
    text: salesErrors['checkout.unverified'],
  },
  'checkout.unknown_payment': {
    status: 404,
    text: salesErrors['checkout.unknown_payment'],
  },
  'checkout.bad_signature': { status: 400, text: salesErrors['checkout.bad_signature'] },
} as const satisfies Record<string, ErrorEntry>
