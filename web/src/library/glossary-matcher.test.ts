import { expect, test } from 'vitest'
import { glossaryMatcher } from './glossary-matcher.ts'

const find = glossaryMatcher([
  { slug: 'chain', forms: ['chain', 'chains'] },
  { slug: 'benefit-chain', forms: ['benefit chain'] },
  { slug: 'gate', forms: ['Switch'] },
  { slug: 'switch', forms: ['switch'] },
  { slug: 'owner', forms: ['owner’s view'] },
  { slug: 'cafe', forms: ['café'] },
])

const linksIn = (text: string) => find(text).map((word) => `${word.text} → ${word.slug}`)

test.each([
  ['A chain holds.', ['chain → chain']],
  ['The benefit chain, and other chains.', ['benefit chain → benefit-chain', 'chains → chain']],
  ['Chains break.', ['Chains → chain']],
  // In capitals it is a name of something else, and no part of it is linked either.
  ['The Benefit Chain Ltd.', []],
  ['Switch on, switch off.', ['Switch → gate', 'switch → switch']],
  ['The owner’s view counts; the owner’s views do not.', ['owner’s view → owner']],
  ['Unchained, chained, chain2.', []],
  ['A café, no cafés.', ['café → cafe']],
  ['“chain”-like (chain)', ['chain → chain', 'chain → chain']],
  ['', []],
])('in “%s” the glossary’s words are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('a word is where it says', () => {
  const text = 'A switch and a benefit chain.'
  expect(find(text).map(({ text, index }) => [text, index])).toEqual([
    ['switch', 2],
    ['benefit chain', 15],
  ])
})

test('without a glossary nothing is found', () => {
  expect(glossaryMatcher([])('A chain.')).toEqual([])
})
