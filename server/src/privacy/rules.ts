type DeletionStatus = {
  requestedAt: string
  dueAt: string
  lastSignInAt: string | null
  /** A new purchase cancels the deletion. */
  lastPurchaseAt: string | null
  isStaff: boolean
  now: string
}

/** What becomes of an account whose deletion was asked for. Moments are ISO texts, which sort by time. */
export function deletionState(input: DeletionStatus): 'waits' | 'stopped' | 'due' {
  const { requestedAt, lastSignInAt, lastPurchaseAt } = input
  const hasComeBack = [lastSignInAt, lastPurchaseAt].some((at) => at !== null && at > requestedAt)
  if (hasComeBack || input.isStaff) return 'stopped'
  return input.now >= input.dueAt ? 'due' : 'waits'
}
