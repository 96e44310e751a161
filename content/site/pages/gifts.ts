/** The printed card. */
export const giftCardCopy = {
  heading: 'A gift for you',
  from: (sender: string) => `From ${sender}`,
  how: 'Scan the code, or open this address, to accept your gift. You pay nothing.',
} as const
