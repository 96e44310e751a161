import { expect, test } from 'vitest'
import { createGlossaryMatcher } from './glossary-matcher.ts'

const find = createGlossaryMatcher([
  { slug: 'chain', forms: ['chain', 'chains'] },
  { slug: 'benefit-chain', forms: ['benefit chain'] },
  { slug: 'gate', forms: ['Switch'] },
  { slug: 'switch', forms: ['switch'] },
  { slug: 'owner', forms: ['owner’s view'] },
  { slug: 'cafe', forms: ['café'] },
])

const listMatches = (text: string) => find(text).map((match) => `${match.text} → ${match.slug}`)

test.each([
  ['A chain holds.', ['chain → chain']],
  ['The benefit chain, and other chains.', ['benefit chain → benefit-chain', 'chains → chain']],
  ['Chains break.', ['Chains → chain']],
  // Capitalized, it is a proper name, and no part of it is linked.
  ['The Benefit Chain Ltd.', []],
  ['Switch on, switch off.', ['Switch → gate', 'switch → switch']],
  ['The owner’s view counts; the owner’s views do not.', ['owner’s view → owner']],
  ['Unchained, chained, chain2.', []],
  ['A café, no cafés.', ['café → cafe']],
  ['“chain”-like (chain)', ['chain → chain', 'chain → chain']],
  ['', []],
])('“%s” contains the terms %j', (text, matches) => {
  expect(listMatches(text)).toEqual(matches)
})

test('returns the position of each match', () => {
  const text = 'A switch and a benefit chain.'
  expect(find(text).map(({ text, index }) => [text, index])).toEqual([
    ['switch', 2],
    ['benefit chain', 15],
  ])
})

test('finds nothing without a glossary', () => {
  expect(createGlossaryMatcher([])('A chain.')).toEqual([])
})
