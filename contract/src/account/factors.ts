/** Limits for authenticator apps, recovery codes and passkeys. */

export const FACTOR_NAME_MAX_CHARACTERS = 64

export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_MAX_CHARACTERS = 120

export const RECOVERY_CODES = 10
/** 24 characters from an alphabet of 32: 120 random bits, which a thief of the database cannot guess. */
export const RECOVERY_CODE_CHARACTERS = 24

/** How long a customer can cancel a reset requested by staff. */
export const FACTOR_RESET_HOURS = 24

/** How long the undo link for an added factor works. */
export const FACTOR_UNDO_DAYS = 7

/** Formats a recovery code in groups of four, which are easier to copy by hand. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** Normalizes a typed recovery code to the form the server stores: lower case, no spaces or dashes. */
export const normalizeRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')
