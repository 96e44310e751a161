/** The recommended size of Open Graph images. */
export const shareCardSize = { width: 1200, height: 630 } as const
