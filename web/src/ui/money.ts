const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** 299 → $299 */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount)
}
