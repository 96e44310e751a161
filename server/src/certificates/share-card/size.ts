/** The size of a share card: what sites take which show pictures beside links. */
export const shareCardSize = { width: 1200, height: 630 } as const
