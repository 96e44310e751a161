/** What the function `account-sessions` answers, the one last used first. */
export type Devices = { sessions: readonly Device[] }

export type Device = {
  id: string
  /** `Firefox on Windows`, or empty when the browser did not say. */
  device: string
  signedInAt: string
  /** To the hour: that is how often an open page renews its session. */
  lastUsedAt: string
  isCurrent: boolean
}
