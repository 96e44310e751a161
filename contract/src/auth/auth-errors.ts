import type { ErrorEntry } from '../error-entry.ts'

/** Errors of the authentication protocol. */
export const AUTH_ERRORS = {
  'auth.invalid_credentials': { status: 400, text: 'Invalid login credentials' },
  'auth.email_not_confirmed': { status: 400, text: 'Email not verified. Please use the link we sent you.' },
  'auth.banned_sign_in': {
    status: 400,
    text: 'This account is suspended',
    auth: { code: 'user_banned' },
  },
  'auth.user_banned': { status: 403, text: 'This account is suspended', rest: '42501' },
  'auth.weak_password': { status: 422, text: 'Please choose a stronger password' },
  'auth.same_password': {
    status: 422,
    text: 'The new password should be different from the old password',
  },
  'auth.anonymous_provider_disabled': { status: 422, text: 'Email is required' },
  'auth.provider_disabled': { status: 400, text: "This sign-in method isn't available" },
  'auth.web3_provider_disabled': { status: 422, text: "This sign-in method isn't available" },
  'auth.unknown_grant': {
    status: 400,
    text: 'Unknown sign-in method',
    auth: { code: 'invalid_credentials' },
  },
  'auth.refresh_token_not_found': { status: 400, text: 'Your session has ended. Please sign in again.' },
  'auth.refresh_token_already_used': {
    status: 400,
    text: 'For your security, you were signed out. Please sign in again.',
  },
  'auth.session_expired': { status: 400, text: 'Your session has expired. Please sign in again.' },
  'auth.session_not_found': {
    status: 401,
    text: 'Your session has ended. Please sign in again.',
    rest: 'PGRST301',
    auth: { code: 'session_not_found', status: 403 },
  },
  'auth.user_not_found': {
    status: 401,
    text: 'This account no longer exists',
    rest: 'PGRST301',
    auth: { code: 'user_not_found', status: 403 },
  },
  'auth.no_such_user': { status: 404, text: 'There is no such account', auth: { code: 'user_not_found' } },
  'auth.otp_expired': { status: 403, text: 'This link or code has expired or was already used' },
  'auth.over_email_send_rate_limit': {
    status: 429,
    text: 'Please wait a minute before requesting another email.',
  },
  'auth.over_daily_email_limit': {
    status: 429,
    text: 'We have sent several emails to this address today. Please check your inbox and spam folder, or try again in a few hours.',
    auth: { code: 'over_email_send_rate_limit' },
  },
  'auth.flow_state_not_found': { status: 404, text: 'This sign-in has ended. Please start again.' },
  'auth.flow_state_expired': { status: 422, text: 'This sign-in took too long. Please start again.' },
  'auth.bad_code_verifier': { status: 400, text: 'This sign-in was started in another browser' },
  'auth.email_exists': { status: 422, text: 'A user with this email address has already been registered' },
  'auth.owner_account': {
    status: 409,
    text: 'This account owns the site. Transfer the ownership first.',
    auth: { code: 'conflict' },
  },
  'auth.reauthentication_needed': {
    status: 400,
    text: "Please confirm it's you with your password, passkey, or authenticator app.",
  },
  'auth.reauthentication_not_valid': { status: 422, text: 'This code is incorrect or has expired' },
  'auth.current_password_invalid': { status: 400, text: 'Your current password is incorrect' },
  'auth.unconfirmed_reauthentication': {
    status: 422,
    text: 'Please confirm your email address first',
    auth: { code: 'email_not_confirmed' },
  },
  'auth.insufficient_aal': { status: 401, text: 'Please enter the code from your authenticator app first' },
  'auth.enrol_insufficient_aal': {
    status: 403,
    text: 'Please enter the code from your authenticator app first',
    auth: { code: 'insufficient_aal' },
  },
  'auth.unenrol_insufficient_aal': {
    status: 422,
    text: 'Please enter the code from your authenticator app first',
    auth: { code: 'insufficient_aal' },
  },
  'auth.mfa_factor_not_found': { status: 404, text: 'There is no such authenticator' },
  'auth.mfa_challenge_not_found': {
    status: 422,
    text: 'There is no such challenge for this authenticator',
    auth: { code: 'mfa_factor_not_found' },
  },
  'auth.mfa_factor_name_conflict': {
    status: 422,
    text: 'You already have an authenticator with this name',
  },
  'auth.mfa_verified_factor_exists': { status: 422, text: 'You already have recovery codes' },
  'auth.mfa_recovery_codes_sole_factor': {
    status: 422,
    text: 'Recovery codes need an authenticator app. Please add one first.',
  },
  'auth.no_recovery_codes': {
    status: 404,
    text: 'You have no recovery codes',
    auth: { code: 'mfa_factor_not_found' },
  },
  'auth.recovery_code_wrong': {
    status: 422,
    text: 'This recovery code is incorrect or was already used',
    auth: { code: 'mfa_verification_failed' },
  },
  'auth.mfa_recovery_codes_locked': {
    status: 429,
    text: 'Too many wrong recovery codes. Please try again in 15 minutes.',
  },
  'auth.no_factor_undo': { status: 404, text: 'This link has expired' },
  'auth.no_factor_reset': { status: 404, text: 'This link has expired' },
  'auth.too_many_enrolled_mfa_factors': { status: 422, text: 'You have too many authenticators' },
  'auth.mfa_phone_enroll_not_enabled': { status: 422, text: 'Only authenticator apps can be added' },
  'auth.mfa_webauthn_enroll_not_enabled': { status: 422, text: 'Only authenticator apps can be added' },
  'auth.mfa_verification_failed': { status: 422, text: 'Incorrect code' },
  'auth.mfa_challenge_expired': { status: 422, text: 'The code has expired. Please try again.' },
  'auth.mfa_ip_address_mismatch': {
    status: 422,
    text: 'Enter the code on the same network where you started signing in',
  },
  'auth.passkey_disabled': { status: 404, text: "Passkeys aren't available on this site" },
  'auth.too_many_passkeys': { status: 422, text: 'You have too many passkeys' },
  'auth.webauthn_challenge_not_found': {
    status: 400,
    text: 'This passkey request is no longer valid. Please try again.',
  },
  'auth.webauthn_challenge_expired': {
    status: 400,
    text: 'The passkey request timed out. Please try again.',
  },
  'auth.webauthn_verification_failed': { status: 400, text: "This passkey isn't registered here" },
  'auth.webauthn_credential_exists': { status: 422, text: 'This passkey is already registered' },
  'auth.passkey_not_confirmed': {
    status: 403,
    text: 'Email not confirmed. Please use the link we sent you.',
    auth: { code: 'email_not_confirmed' },
  },
  'auth.no_passkey': {
    status: 404,
    text: 'There is no such passkey',
    auth: { code: 'validation_failed' },
  },
  'auth.single_identity_not_deletable': {
    status: 422,
    text: 'An account needs at least one way to sign in',
  },
  'auth.identity_not_found': { status: 422, text: 'There is no such sign-in method' },
  'auth.identity_id_invalid': {
    status: 404,
    text: 'The identity id is not valid',
    auth: { code: 'validation_failed' },
  },
  'auth.conflict': { status: 409, text: 'An account with this id already exists' },
} as const satisfies Record<string, ErrorEntry>
