import { expect, test } from 'vitest'
import { foldText, hasAllTerms, runsOf, termsOf } from './text-search.ts'

const marked = (text: string, query: string) =>
  runsOf(text, termsOf(query))
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join('')

test.each([
  ['The sponsor’s chain', 'SPONSOR', 'The [sponsor]’s chain'],
  ['Sponsorship by sponsors', 'sponsor', '[Sponsorship] by [sponsors]'],
  ['For a good reason', 'son', 'For a good reason'],
  ['Café in Łódź, naïve', 'cafe naive', '[Café] in Łódź, [naïve]'],
  ['Café', 'CAFÉ', '[Café]'],
  ['benefit chain, benefits', 'benefit benefits chain', '[benefit] [chain], [benefits]'],
  ['1,471 projects in 2011', '2011', '1,471 projects in [2011]'],
  ['İstanbul and STRASSE', 'strasse', 'İstanbul and [STRASSE]'],
  ['😀 plan 😀', 'plan', '😀 [plan] 😀'],
  ['', 'plan', ''],
])('in “%s” the words of “%s” are found', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('a query is a few words, whatever is typed', () => {
  expect(termsOf(' a, The. (.*)+ the ')).toEqual(['the'])
  expect(termsOf('6 x')).toEqual(['6'])
  expect(termsOf('one two three four five six seven eight nine ten')).toHaveLength(8)
  expect(termsOf('%_\\\'"<>')).toEqual([])
})

test('folding keeps every place where it is', () => {
  const text = 'Größe İ ﬁ Å 計画 😀'
  expect(foldText(text)).toHaveLength(text.length)
})

test('all words have to be there, in any order', () => {
  expect(hasAllTerms(foldText('The chain of a sponsor'), termsOf('sponsor chain'))).toBe(true)
  expect(hasAllTerms(foldText('The chain'), termsOf('sponsor chain'))).toBe(false)
})
