import { codeOfStep } from '../auth/factors/totp.ts'

/** What an authenticator app shows at this moment. */
export const codeAt = (secret: string, seconds: number): string =>
  codeOfStep(secret, Math.floor(seconds / 30))
