/** Who paid, as a company wants to see it on paper. */
export type Payer = { name: string; address: string; taxNumber: string }

/** What was stored, if it is what this version stores. */
export function payerFrom(stored: unknown): Payer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, address, taxNumber } = stored as Record<keyof Payer, unknown>
  return typeof name === 'string' && typeof address === 'string' && typeof taxNumber === 'string'
    ? { name, address, taxNumber }
    : undefined
}
