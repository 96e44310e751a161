type DeletionInput = {
  requestedAt: string
  dueAt: string
  lastSignInAt: string | null
  /** A new purchase cancels the deletion. */
  lastPurchaseAt: string | null
  isStaff: boolean
  now: string
}

/** Returns the state of a deletion request. ISO timestamps compare as strings. */
export function deletionState(input: DeletionInput): 'pending' | 'canceled' | 'due' {
  const { requestedAt, lastSignInAt, lastPurchaseAt } = input
  const hasReturned = [lastSignInAt, lastPurchaseAt].some((at) => at !== null && at > requestedAt)
  if (hasReturned || input.isStaff) return 'canceled'
  return input.now >= input.dueAt ? 'due' : 'pending'
}
