type Facts = {
  requestedAt: string
  dueAt: string
  lastSignInAt: string | null
  /** Whoever pays for the course again means to keep it. */
  lastPurchaseAt: string | null
  isOnTeam: boolean
  now: string
}

/** What becomes of an account whose deletion was asked for. Moments are ISO texts, which sort by time. */
export function deletionState(facts: Facts): 'waits' | 'stopped' | 'due' {
  const { requestedAt, lastSignInAt, lastPurchaseAt } = facts
  const hasComeBack = [lastSignInAt, lastPurchaseAt].some((at) => at !== null && at > requestedAt)
  if (hasComeBack || facts.isOnTeam) return 'stopped'
  return facts.now >= facts.dueAt ? 'due' : 'waits'
}
