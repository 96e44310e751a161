import type { PersonalData } from '../platform/personal-data.ts'

/** The row in `users` is not erased here: `accounts/remove-account.ts` deletes it, or leaves only its id. */
export const personalData: PersonalData = {
  columns: {
    users: {
      owner: { column: 'id', is: 'id' },
      redacted: ['password_hash'],
      personal: ['id', 'identity_id', 'email', 'new_email', 'password_hash', 'user_metadata', 'app_metadata'],
      other: [
        'access',
        'email_confirmed_at',
        'email_verified_at',
        'confirmation_sent_at',
        'recovery_sent_at',
        'reauthentication_sent_at',
        'invited_at',
        'email_change_half',
        'email_change_sent_at',
        'last_sign_in_at',
        'banned_until',
        'deleted_at',
        'created_at',
        'updated_at',
      ],
    },
    sessions: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['recent_rotations'],
      personal: ['user_id', 'amr', 'device'],
      other: ['id', 'aal', 'recent_rotations', 'refreshed_at', 'created_at'],
    },
    one_time_tokens: {
      excludedFromExport: 'secrets that expire within a day',
      personal: ['user_id', 'token_digest', 'code_digest', 'code_challenge'],
      other: ['id', 'purpose', 'code_challenge_method', 'created_at', 'expires_at'],
    },
    auth_codes: {
      excludedFromExport: 'secrets that expire within minutes',
      personal: ['user_id', 'code_digest', 'code_challenge'],
      other: ['method', 'code_challenge_method', 'created_at'],
    },
    mfa_factors: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['encrypted_secret'],
      personal: ['user_id', 'friendly_name', 'encrypted_secret'],
      other: [
        'id',
        'factor_type',
        'status',
        'locked_until',
        'last_challenged_at',
        'created_at',
        'updated_at',
      ],
    },
    recovery_codes: { personal: [], other: ['code_digest', 'factor_id', 'used_at'] },
    passkeys: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['credential_id', 'public_key'],
      personal: ['user_id', 'credential_id', 'friendly_name'],
      other: ['id', 'public_key', 'transports', 'created_at', 'last_used_at'],
    },
    webauthn_challenges: { personal: [], other: ['id', 'kind', 'session_id', 'challenge', 'created_at'] },
    factor_resets: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['token_digest'],
      personal: ['user_id'],
      other: ['token_digest', 'asked_at', 'effective_at', 'stopped_at'],
    },
    factor_undos: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['token_digest'],
      personal: ['user_id'],
      other: ['token_digest', 'since', 'expires_at', 'undone_at'],
    },
    account_events: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id'],
      other: ['id', 'at', 'kind', 'detail'],
    },
    failed_sign_ins: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id'],
      other: ['day', 'last_at'],
    },
    mfa_challenges: {
      excludedFromExport: 'expires within minutes and contains no personal data',
      personal: ['network_digest'],
      other: ['id', 'factor_id', 'created_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
    await trx.deleteFrom('auth_codes').where('user_id', '=', userId).execute()
    await trx.deleteFrom('account_events').where('account_id', '=', userId).execute()
    await trx.deleteFrom('failed_sign_ins').where('account_id', '=', userId).execute()
    await trx.deleteFrom('mfa_factors').where('user_id', '=', userId).execute()
    await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    await trx.deleteFrom('factor_resets').where('user_id', '=', userId).execute()
    await trx.deleteFrom('factor_undos').where('user_id', '=', userId).execute()
  },
}
