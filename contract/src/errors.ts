import { ADMIN_ERRORS } from './admin/admin-errors.ts'
import { AUTH_ERRORS } from './auth/auth-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { LEARNING_ERRORS } from './learning/learning-errors.ts'
import { MEDIA_ERRORS } from './media/media-errors.ts'
import { SALES_ERRORS } from './sales/sales-errors.ts'

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
  'privacy.staff_account': {
    status: 409,
    text: "Staff accounts can't be deleted. Ask the owner to remove you from the team first.",
  },
  'mail.link_not_found': { status: 404, text: 'This link has expired' },
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
  ...SALES_ERRORS,
  ...LEARNING_ERRORS,
  ...ADMIN_ERRORS,
  ...MEDIA_ERRORS,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
