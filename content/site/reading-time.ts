/** Used for the reading times of lesson pages, also in the editor. */
const wordsPerMinute = 200

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** At least one minute. */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
