/** Response of the function `account-sessions`, most recently used first. */
export type Devices = { sessions: readonly Device[] }

export type Device = {
  id: string
  /** `Firefox on Windows`, or empty when the browser sent no user agent. */
  device: string
  signedInAt: string
  /** Accurate to the hour, because an open page renews its session hourly. */
  lastUsedAt: string
  isCurrent: boolean
}
