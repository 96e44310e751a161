/** The default price of the course. All displayed and charged amounts derive from the offer. */
export const price = {
  currency: 'USD',
  originalCents: 499_00,
  currentCents: 299_00,
}
