/** Billing details on the receipt. */
type Payer = { name: string; address: string; taxNumber: string }

/** Returns undefined if the stored value has another shape. */
export function parsePayer(stored: unknown): Payer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, address, taxNumber } = stored as Record<keyof Payer, unknown>
  return typeof name === 'string' && typeof address === 'string' && typeof taxNumber === 'string'
    ? { name, address, taxNumber }
    : undefined
}
