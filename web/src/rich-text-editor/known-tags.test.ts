import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withKnownTags } from './known-tags.ts'

const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../e2e/fixtures/hostile-html.json'), 'utf8'),
) as { name: string; html: string }[]

/** The first `<` or `>` that is not part of an allowed tag. */
const findUnknownTag = (html: string) =>
  html.replace(/<\/?(?:h[234]|ul|ol|li|p|br|div|a)>|<a href="[^"<>]*">/g, '').match(/[<>].{0,40}/)?.[0]

describe('reduces hostile HTML to known tags and text', () => {
  test.each(cases)('$name', ({ html }) => {
    const left = withKnownTags(`<h1>kept</h1>${html}`)
    expect(left.startsWith('<h2>kept</h2>')).toBe(true)
    // A `>` outside a tag is text.
    expect(
      findUnknownTag(left.replace(/>/g, (bracket, at: number) => (isEndOfTag(left, at) ? bracket : ''))),
    ).toBeUndefined()
  })
})

const isEndOfTag = (html: string, at: number) => /<[^<>]*$/.test(html.slice(0, at))

test.each([
  ['<h1 style="color:red">Big <b>words</b></h1>', '<h2>Big words</h2>'],
  ['<UL><LI>one<LI>two</UL>', '<ul><li>one<li>two</ul>'],
  ['<a title="a > b" href=\'/x?a=1&amp;b=2\' onclick="y()">z</a>', '<a href="/x?a=1&amp;b=2">z</a>'],
  ['<a href=/x>z</a><a name=y>w</a>', '<a href="/x">z</a><a href="">w</a>'],
  ['<a data-href="/no" href="/yes">z</a>', '<a href="/yes">z</a>'],
  ['<table><tr><td>a</td></tr></table>', '<div><div><div>a</div></div></div>'],
  ['<p>1 < 2 & 3 &lt; 4</p>', '<p>1 &lt; 2 & 3 &lt; 4</p>'],
  ['a<!-- <p>b</p> -->c<!doctype html>d<?xml ?>e', 'acde'],
  ['<style>p > a { color: red }</style><p>a</p><script>"</p>"</script>b', '<p>a</p>b'],
  ['<p>a</p><a href="x', '<p>a</p>'],
  ['<p>a<', '<p>a&lt;'],
  ['', ''],
])('%s', (html, left) => {
  expect(withKnownTags(html)).toBe(left)
})

test('handles megabytes of unclosed tags in linear time', () => {
  for (const half of ['<a "', '<a x="', '<!--', '<p ', '<', '<svg>', '</'])
    expect(withKnownTags(half.repeat(900_000 / half.length)).length).toBeLessThan(20_000_000)
})
