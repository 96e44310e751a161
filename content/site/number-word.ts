const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Spells out numbers up to twelve. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number)

/** "Two questions", "One lesson": a count at the start of a sentence. */
export function formatCount(number: number, noun: string): string {
  const word = numberWord(number)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun}${number === 1 ? '' : 's'}`
}
