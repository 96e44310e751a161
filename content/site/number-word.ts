const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers as they stand in a sentence. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number)

/** "Two questions", "One lesson": a number and what it counts, at the beginning of a sentence. */
export function counted(number: number, noun: string): string {
  const word = numberWord(number)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun}${number === 1 ? '' : 's'}`
}
