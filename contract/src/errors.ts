import { requestErrors } from '@course/content/site/errors/requests'
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
    text: requestErrors['request.invalid'],
    rest: 'PGRST100',
    auth: { code: 'validation_failed' },
  },
  'request.bad_json': {
    status: 400,
    text: requestErrors['request.bad_json'],
    rest: 'PGRST102',
    auth: { code: 'bad_json' },
  },
  'request.too_large': {
    status: 413,
    text: requestErrors['request.too_large'],
    rest: 'PGRST102',
    auth: { code: 'request_entity_too_large' },
  },
  'request.unsupported_type': {
    status: 415,
    text: requestErrors['request.unsupported_type'],
    rest: 'PGRST102',
    auth: { code: 'validation_failed' },
  },
  'request.unknown_path': {
    status: 404,
    text: requestErrors['request.unknown_path'],
    rest: 'PGRST125',
    auth: { code: 'not_found' },
  },
  'request.wrong_method': { status: 405, text: requestErrors['request.wrong_method'], rest: 'PGRST117' },
  'request.too_many': {
    status: 429,
    text: requestErrors['request.too_many'],
    rest: 'PGRST002',
    auth: { code: 'over_request_rate_limit' },
  },
  'access.sign_in_required': {
    status: 401,
    text: requestErrors['access.sign_in_required'],
    rest: '42501',
    auth: { code: 'no_authorization' },
  },
  'access.mfa_required': {
    status: 401,
    text: requestErrors['access.mfa_required'],
    rest: '42501',
    auth: { code: 'insufficient_aal' },
  },
  'access.mfa_setup_required': {
    status: 403,
    text: requestErrors['access.mfa_setup_required'],
    rest: '42501',
    auth: { code: 'insufficient_aal' },
  },
  'access.denied': {
    status: 403,
    text: requestErrors['access.denied'],
    rest: '42501',
    auth: { code: 'not_admin' },
  },
  'token.invalid': {
    status: 401,
    text: requestErrors['token.invalid'],
    rest: 'PGRST301',
    auth: { code: 'bad_jwt', status: 403 },
  },
  'token.expired': {
    status: 401,
    text: requestErrors['token.expired'],
    rest: 'PGRST303',
    auth: { code: 'bad_jwt', status: 403 },
  },
  'rest.not_one_row': {
    status: 406,
    text: requestErrors['rest.not_one_row'],
    rest: 'PGRST116',
  },
  'rest.unknown_table': { status: 404, text: requestErrors['rest.unknown_table'], rest: 'PGRST205' },
  'rest.unknown_function': { status: 404, text: requestErrors['rest.unknown_function'], rest: 'PGRST202' },
  'rest.unknown_column': { status: 400, text: requestErrors['rest.unknown_column'], rest: '42703' },
  'rest.unknown_body_column': {
    status: 400,
    text: requestErrors['rest.unknown_body_column'],
    rest: 'PGRST204',
  },
  'rest.no_matching_key': {
    status: 400,
    text: requestErrors['rest.no_matching_key'],
    rest: '42P10',
  },
  'rest.bad_query': { status: 400, text: requestErrors['rest.bad_query'], rest: 'PGRST100' },
  'rest.bad_literal': { status: 400, text: requestErrors['rest.bad_literal'], rest: '22P02' },
  'rest.missing_value': { status: 400, text: requestErrors['rest.missing_value'], rest: '23502' },
  'rest.refused_value': { status: 400, text: requestErrors['rest.refused_value'], rest: '23514' },
  'rest.missing_reference': {
    status: 409,
    text: requestErrors['rest.missing_reference'],
    rest: '23503',
  },
  'rest.duplicate': { status: 409, text: requestErrors['rest.duplicate'], rest: '23505' },
  'rest.unknown_schema': { status: 406, text: requestErrors['rest.unknown_schema'], rest: 'PGRST106' },
  'text.conflict': {
    status: 409,
    text: requestErrors['text.conflict'],
    rest: '40001',
  },
  'text.empty': { status: 400, text: requestErrors['text.empty'], rest: '23514' },
  'text.draft_conflict': {
    status: 409,
    text: requestErrors['text.draft_conflict'],
  },
  'text.version_not_found': { status: 404, text: requestErrors['text.version_not_found'] },
  'privacy.staff_account': {
    status: 409,
    text: requestErrors['privacy.staff_account'],
  },
  'mail.link_not_found': { status: 404, text: requestErrors['mail.link_not_found'] },
  'server.busy': {
    status: 503,
    text: requestErrors['server.busy'],
    rest: 'PGRST002',
    auth: { code: 'request_timeout' },
  },
  'server.failure': {
    status: 500,
    text: requestErrors['server.failure'],
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
