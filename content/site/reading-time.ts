/** How fast the course is read. A page names its minutes by this, and the editor counts by it. */
const wordsPerMinute = 200

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Nobody reads a text in no time at all. */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
