import { codeForStep } from '../auth/factors/totp.ts'

/** The TOTP code at this time, in seconds. */
export const codeAt = (secret: string, seconds: number): string =>
  codeForStep(secret, Math.floor(seconds / 30))
