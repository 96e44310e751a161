/** What protects an account besides the password: authenticator apps, recovery codes and passkeys. */

export const FACTOR_NAME_MAX_CHARACTERS = 64

export const PASSKEYS_AT_MOST = 10
export const PASSKEY_NAME_MAX_CHARACTERS = 120

export const RECOVERY_CODES = 10
/** Of 32 letters and digits each: 80 bits, far more than can be guessed. */
export const RECOVERY_CODE_CHARACTERS = 16

/** How long a customer can stop a reset that the team has asked for. */
export const FACTOR_RESET_HOURS = 24

/** How long a link in a mail takes back what was added on the strength of a sign-in alone. */
export const FACTOR_UNDO_DAYS = 7

/** A recovery code as it is shown: in groups that can be copied by hand. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** What was typed as the server keeps it, whatever stands between the groups. */
export const readRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')
