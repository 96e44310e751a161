import { expect, test } from 'vitest'
import { foldText, hasAllTerms, queryTerms, splitAtMatches } from './text-search.ts'

const markMatches = (text: string, query: string) =>
  splitAtMatches(text, queryTerms(query))
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
])('finds in “%s” the terms of “%s”', (text, query, expected) => {
  expect(markMatches(text, query)).toBe(expected)
})

test('splits a query into at most eight terms', () => {
  expect(queryTerms(' a, The. (.*)+ the ')).toEqual(['the'])
  expect(queryTerms('6 x')).toEqual(['6'])
  expect(queryTerms('one two three four five six seven eight nine ten')).toHaveLength(8)
  expect(queryTerms('%_\\\'"<>')).toEqual([])
})

test('keeps the length when folding', () => {
  const text = 'Größe İ ﬁ Å 計画 😀'
  expect(foldText(text)).toHaveLength(text.length)
})

test('requires all terms, in any order', () => {
  expect(hasAllTerms(foldText('The chain of a sponsor'), queryTerms('sponsor chain'))).toBe(true)
  expect(hasAllTerms(foldText('The chain'), queryTerms('sponsor chain'))).toBe(false)
})
