/** What protects an account besides the password: authenticator apps, recovery codes and passkeys. */

export const FACTOR_NAME_MAX_CHARACTERS = 64

export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_MAX_CHARACTERS = 120

export const RECOVERY_CODES = 10
/** Of 32 letters and digits each: 80 bits, far more than can be guessed. */
export const RECOVERY_CODE_CHARACTERS = 16

/** How long a customer can cancel a reset requested by staff. */
export const FACTOR_RESET_HOURS = 24

/** How long the undo link works for a factor added without reauthentication. */
export const FACTOR_UNDO_DAYS = 7

/** A recovery code as it is shown: in groups that can be copied by hand. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** What was typed as the server keeps it, whatever stands between the groups. */
export const normalizeRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')
