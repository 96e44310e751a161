const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers as they stand in a sentence. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number)
