import { authErrors } from '@course/content/site/errors/auth'
import type { ErrorEntry } from '../error-entry.ts'

/** Errors of the authentication protocol. */
export const AUTH_ERRORS = {
  'auth.invalid_credentials': { status: 400, text: authErrors['auth.invalid_credentials'] },
  'auth.email_not_confirmed': { status: 400, text: authErrors['auth.email_not_confirmed'] },
  'auth.banned_sign_in': {
    status: 400,
    text: authErrors['auth.banned_sign_in'],
    auth: { code: 'user_banned' },
  },
  'auth.user_banned': { status: 403, text: authErrors['auth.user_banned'], rest: '42501' },
  'auth.weak_password': { status: 422, text: authErrors['auth.weak_password'] },
  'auth.same_password': {
    status: 422,
    text: authErrors['auth.same_password'],
  },
  'auth.anonymous_provider_disabled': { status: 422, text: authErrors['auth.anonymous_provider_disabled'] },
  'auth.provider_disabled': { status: 400, text: authErrors['auth.provider_disabled'] },
  'auth.web3_provider_disabled': { status: 422, text: authErrors['auth.web3_provider_disabled'] },
  'auth.unknown_grant': {
    status: 400,
    text: authErrors['auth.unknown_grant'],
    auth: { code: 'invalid_credentials' },
  },
  'auth.refresh_token_not_found': { status: 400, text: authErrors['auth.refresh_token_not_found'] },
  'auth.refresh_token_already_used': {
    status: 400,
    text: authErrors['auth.refresh_token_already_used'],
  },
  'auth.session_expired': { status: 400, text: authErrors['auth.session_expired'] },
  'auth.session_not_found': {
    status: 401,
    text: authErrors['auth.session_not_found'],
    rest: 'PGRST301',
    auth: { code: 'session_not_found', status: 403 },
  },
  'auth.user_not_found': {
    status: 401,
    text: authErrors['auth.user_not_found'],
    rest: 'PGRST301',
    auth: { code: 'user_not_found', status: 403 },
  },
  'auth.no_such_user': {
    status: 404,
    text: authErrors['auth.no_such_user'],
    auth: { code: 'user_not_found' },
  },
  'auth.otp_expired': { status: 403, text: authErrors['auth.otp_expired'] },
  'auth.over_email_send_rate_limit': {
    status: 429,
    text: authErrors['auth.over_email_send_rate_limit'],
  },
  'auth.over_daily_email_limit': {
    status: 429,
    text: authErrors['auth.over_daily_email_limit'],
    auth: { code: 'over_email_send_rate_limit' },
  },
  'auth.flow_state_not_found': { status: 404, text: authErrors['auth.flow_state_not_found'] },
  'auth.flow_state_expired': { status: 422, text: authErrors['auth.flow_state_expired'] },
  'auth.bad_code_verifier': { status: 400, text: authErrors['auth.bad_code_verifier'] },
  'auth.email_exists': { status: 422, text: authErrors['auth.email_exists'] },
  'auth.owner_account': {
    status: 409,
    text: authErrors['auth.owner_account'],
    auth: { code: 'conflict' },
  },
  'auth.reauthentication_needed': {
    status: 400,
    text: authErrors['auth.reauthentication_needed'],
  },
  'auth.reauthentication_not_valid': { status: 422, text: authErrors['auth.reauthentication_not_valid'] },
  'auth.current_password_invalid': { status: 400, text: authErrors['auth.current_password_invalid'] },
  'auth.unconfirmed_reauthentication': {
    status: 422,
    text: authErrors['auth.unconfirmed_reauthentication'],
    auth: { code: 'email_not_confirmed' },
  },
  'auth.insufficient_aal': { status: 401, text: authErrors['auth.insufficient_aal'] },
  'auth.enrol_insufficient_aal': {
    status: 403,
    text: authErrors['auth.enrol_insufficient_aal'],
    auth: { code: 'insufficient_aal' },
  },
  'auth.unenrol_insufficient_aal': {
    status: 422,
    text: authErrors['auth.unenrol_insufficient_aal'],
    auth: { code: 'insufficient_aal' },
  },
  'auth.mfa_factor_not_found': { status: 404, text: authErrors['auth.mfa_factor_not_found'] },
  'auth.mfa_challenge_not_found': {
    status: 422,
    text: authErrors['auth.mfa_challenge_not_found'],
    auth: { code: 'mfa_factor_not_found' },
  },
  'auth.mfa_factor_name_conflict': {
    status: 422,
    text: authErrors['auth.mfa_factor_name_conflict'],
  },
  'auth.mfa_verified_factor_exists': { status: 422, text: authErrors['auth.mfa_verified_factor_exists'] },
  'auth.mfa_recovery_codes_sole_factor': {
    status: 422,
    text: authErrors['auth.mfa_recovery_codes_sole_factor'],
  },
  'auth.no_recovery_codes': {
    status: 404,
    text: authErrors['auth.no_recovery_codes'],
    auth: { code: 'mfa_factor_not_found' },
  },
  'auth.recovery_code_wrong': {
    status: 422,
    text: authErrors['auth.recovery_code_wrong'],
    auth: { code: 'mfa_verification_failed' },
  },
  'auth.mfa_recovery_codes_locked': {
    status: 429,
    text: authErrors['auth.mfa_recovery_codes_locked'],
  },
  'auth.no_factor_undo': { status: 404, text: authErrors['auth.no_factor_undo'] },
  'auth.no_factor_reset': { status: 404, text: authErrors['auth.no_factor_reset'] },
  'auth.too_many_enrolled_mfa_factors': {
    status: 422,
    text: authErrors['auth.too_many_enrolled_mfa_factors'],
  },
  'auth.mfa_phone_enroll_not_enabled': { status: 422, text: authErrors['auth.mfa_phone_enroll_not_enabled'] },
  'auth.mfa_webauthn_enroll_not_enabled': {
    status: 422,
    text: authErrors['auth.mfa_webauthn_enroll_not_enabled'],
  },
  'auth.mfa_verification_failed': { status: 422, text: authErrors['auth.mfa_verification_failed'] },
  'auth.mfa_challenge_expired': { status: 422, text: authErrors['auth.mfa_challenge_expired'] },
  'auth.mfa_ip_address_mismatch': {
    status: 422,
    text: authErrors['auth.mfa_ip_address_mismatch'],
  },
  'auth.passkey_disabled': { status: 404, text: authErrors['auth.passkey_disabled'] },
  'auth.too_many_passkeys': { status: 422, text: authErrors['auth.too_many_passkeys'] },
  'auth.webauthn_challenge_not_found': {
    status: 400,
    text: authErrors['auth.webauthn_challenge_not_found'],
  },
  'auth.webauthn_challenge_expired': {
    status: 400,
    text: authErrors['auth.webauthn_challenge_expired'],
  },
  'auth.webauthn_verification_failed': { status: 400, text: authErrors['auth.webauthn_verification_failed'] },
  'auth.webauthn_credential_exists': { status: 422, text: authErrors['auth.webauthn_credential_exists'] },
  'auth.passkey_not_confirmed': {
    status: 403,
    text: authErrors['auth.passkey_not_confirmed'],
    auth: { code: 'email_not_confirmed' },
  },
  'auth.no_passkey': {
    status: 404,
    text: authErrors['auth.no_passkey'],
    auth: { code: 'validation_failed' },
  },
  'auth.single_identity_not_deletable': {
    status: 422,
    text: authErrors['auth.single_identity_not_deletable'],
  },
  'auth.identity_not_found': { status: 422, text: authErrors['auth.identity_not_found'] },
  'auth.identity_id_invalid': {
    status: 404,
    text: authErrors['auth.identity_id_invalid'],
    auth: { code: 'validation_failed' },
  },
  'auth.conflict': { status: 409, text: authErrors['auth.conflict'] },
} as const satisfies Record<string, ErrorEntry>
