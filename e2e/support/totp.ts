import { TOTP } from 'otpauth'

/**
 * Computes a TOTP code. A code works once, but the server accepts the next one a step (30 seconds) early: see
 * `stepsAhead`.
 */
export const totpCode = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
