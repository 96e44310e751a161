const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Spells out numbers up to twelve. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number)

/** A number at the start of a sentence, such as "Two". */
export function capitalNumberWord(number: number): string {
  const word = numberWord(number)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
