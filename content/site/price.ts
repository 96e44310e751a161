/** What the course costs. Every text with an amount, and what the server charges, is made from these three. */
export const price = {
  currency: 'USD',
  originalCents: 499_00,
  currentCents: 299_00,
} as const
