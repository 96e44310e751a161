import { readFileSync } from 'node:fs'
import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import * as landing from '@course/content/site/pages/landing'
import * as testimonials from '@course/content/site/pages/testimonials'
import { expect, test } from 'vitest'
import { coreCharacters } from '../../fonts.ts'

test('the landing page needs only the preloaded fonts', () => {
  const text = JSON.stringify([
    siteContent().faq.items,
    siteContent().footer,
    { ...landing },
    course().lessons,
    siteContent().offer,
    { ...testimonials },
  ])
  expect([...new Set(text)].filter((character) => !coreCharacters.includes(character))).toEqual([])
})

test('the unicode ranges match the characters in the font files', () => {
  const styles = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  const cores = styles.matchAll(/-core\.woff2.*?unicode-range:\s*([^;]+);/gs)
  for (const [, ranges] of cores) {
    const declared = ranges!.split(',').flatMap((range) => {
      const [first, last] = range.trim().slice(2).split('-')
      return codePoints(Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16))
    })
    expect(declared.sort()).toEqual([...coreCharacters].map((character) => character.codePointAt(0)).sort())
  }
})

function codePoints(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
