import { Secret, TOTP } from 'otpauth'

export const generateSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator app reads from the QR code. */
export const otpauthUri = (secret: string, account: string, issuer: string): string =>
  new TOTP({ secret, label: account, issuer }).toString()

/** Finds the time step of a code, allowing one step of clock drift. */
export function findTimeStep(secret: string, code: string, seconds: number): number | undefined {
  // The comparison throws for a code with other characters.
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ secret })
  const timestamp = seconds * 1000
  const drift = totp.validate({ token: code, timestamp, window: 1 })
  return drift === null ? undefined : totp.counter({ timestamp }) + drift
}
