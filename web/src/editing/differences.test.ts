import { expect, test } from 'vitest'
import { type Difference, differencesOf, hasChanges } from './differences.ts'

/** `[-removed-]` and `{+added+}`, as in `git diff --word-diff`. */
const render = (differences: readonly Difference[]) =>
  differences.map((line) =>
    'unchanged' in line
      ? line.unchanged
      : line.pieces
          .map(({ change, text }) =>
            change === 'same' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`,
          )
          .join(' '),
  )

/** The words of one of the two texts. */
const wordsOf = (differences: readonly Difference[], change: 'added' | 'removed') =>
  differences
    .flatMap((line) => ('pieces' in line ? line.pieces : []))
    .filter((piece) => piece.change === 'same' || piece.change === change)
    .flatMap(({ text }) => text.split(' '))

test.each([
  ['nothing changed', ['a b', 'c'], ['a b', 'c'], [2]],
  ['a word is replaced', ['one two three'], ['one 2 three'], ['one [-two-] {+2+} three']],
  ['a paragraph is added', ['one', 'three'], ['one', 'two', 'three'], ['one', '{+two+}', 'three']],
  ['a paragraph is removed', ['one', 'two'], ['one'], ['one', '[-two-]']],
  ['everything is new', [], ['one two'], ['{+one two+}']],
  ['everything is removed', ['one two'], [], ['[-one two-]']],
  [
    'paragraphs far from a change are counted',
    ['a', 'b', 'c', 'd', 'old', 'e', 'f', 'g', 'h'],
    ['a', 'b', 'c', 'd', 'new', 'e', 'f', 'g', 'h'],
    [3, 'd', '[-old-] {+new+}', 'e', 3],
  ],
])('%s', (_name, before, after, expected) => {
  const differences = differencesOf(before, after)
  expect(render(differences)).toEqual(expected)
  expect(hasChanges(differences)).toBe(before.join() !== after.join())
})

test('both texts can be rebuilt from the differences of random texts', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let round = 0; round < 300; round += 1) {
    const randomText = () => [Array.from({ length: random(12) }, () => 'abc'.charAt(random(3))).join(' ')]
    const [before, after] = [randomText(), randomText()]
    // One paragraph each, so that no unchanged paragraph is left out.
    const differences = differencesOf(before, after)
    if (before[0] === after[0]) continue
    const words = (paragraphs: string[]) => paragraphs.join(' ').split(' ').filter(Boolean)
    expect(wordsOf(differences, 'removed')).toEqual(words(before))
    expect(wordsOf(differences, 'added')).toEqual(words(after))
  }
})

test('compares two long, unrelated texts in bounded time', () => {
  const long = (letter: string) => [
    Array.from({ length: 60_000 }, (_, index) => `${letter}${index}`).join(' '),
  ]
  const differences = differencesOf(long('a'), long('b'))
  expect(wordsOf(differences, 'removed')).toHaveLength(60_000)
  expect(wordsOf(differences, 'added')).toHaveLength(60_000)
})
