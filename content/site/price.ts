/** The price of the course. All displayed and charged amounts derive from it. */
export const price = {
  currency: 'USD',
  originalCents: 499_00,
  currentCents: 299_00,
} as const
