import { lessonPages } from '@course/content/course/pages'
import { describe, expect, test } from 'vitest'
import { hostileCases } from '../testing/hostile-html.ts'
import { sanitizeRichText } from './sanitize-rich-text.ts'

const TAGS =
  /^(?:h[2-6]|p|div|br|hr|strong|em|u|s|sub|sup|code|pre|blockquote|ul|ol|li|a|figure|figcaption|img|video|source|table|caption|thead|tbody|tfoot|tr|th|td)$/
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^/]|mailto:[^@]+@|(?!\/[/\\])[^:]*(?:[/?#]|$))/,
  src: /^(?:https:\/\/[^/]|(?:\/?storage\/v1\/object\/public\/)?(?:images|videos)\/)/,
  poster: /^(?:https:\/\/[^/]|(?:\/?storage\/v1\/object\/public\/)?(?:images|videos)\/)/,
  target: /^_blank$/,
  rel: /^noopener$/,
  class: /^callout-(?:note|tip|caution)$/,
  alt: /^/,
  title: /^/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  start: /^\d{1,4}$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  scope: /^\w+$/,
  controls: /^$/,
  preload: /^metadata$/,
  type: /^video\/[\w.+-]+(?:;codecs="[\w.,-]+")?$/,
}

/**
 * Finds violations in sanitized text. Uses no parser: only well-formed tags of the allow list and text
 * without angle brackets may remain.
 */
function findViolations(cleaned: string): string[] {
  const violations: string[] = []
  const remaining = cleaned.replace(
    /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)( \/)?>/g,
    (_tag, _end, name: string, attributes: string) => {
      if (!TAGS.test(name)) violations.push(`element ${name}`)
      for (const [, attribute, value = ''] of attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
        const allowed = ATTRIBUTES[attribute!]
        if (!allowed?.test(decodeAttribute(value))) violations.push(`${attribute}="${value}"`)
      }
      return ''
    },
  )
  if (/[<>]/.test(remaining)) violations.push(`stray bracket in ${remaining.slice(0, 200)}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be removed
  if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(cleaned)) violations.push('control character')
  return violations
}

const decodeAttribute = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    // Browsers ignore these characters in URLs.
    .replace(/[\0-\x20]/g, '')

test('the corpus has at least a hundred different cases', () => {
  expect(new Set(hostileCases.map(({ html }) => html)).size).toBeGreaterThanOrEqual(100)
})

test('the check finds violations in unsanitized text', () => {
  const flagged = hostileCases.filter(({ html }) => findViolations(html).length > 0)
  // The other cases use entities, which only a parser decodes, or are plain text to every parser.
  expect(flagged.length / hostileCases.length).toBeGreaterThan(0.9)
})

/** Places where an editor can type, and the markup around them that must stay. */
describe.each([
  ['a caption', '<figure><img src="images/a.svg" alt="" /><figcaption>x', '</figcaption></figure>'],
  ['a cell', '<table><tbody><tr><td>x', '</td></tr></tbody></table>'],
  ['a callout', '<div class="callout-tip"><p>x</p>', '</div>'],
  ['a link', '<p><a href="/privacy">x', '</a></p>'],
])('hostile HTML in %s is neutralized', (_place, start, end) => {
  test.each(hostileCases)('$name', ({ html }) => {
    const cleaned = sanitizeRichText(start + html + end)
    expect(findViolations(cleaned)).toEqual([])
    expect(cleaned.startsWith(start)).toBe(true)
    expect(sanitizeRichText(cleaned)).toBe(cleaned)
  })
})

describe('hostile HTML is neutralized and legitimate content stays', () => {
  test.each(hostileCases)('$name', ({ html, keeps = [], drops = [], swallows }) => {
    const cleaned = sanitizeRichText(
      `<h2>Before</h2><p>A <strong>bold</strong> word.</p>${html}<p>And <em>after</em>.</p>`,
    )
    expect(findViolations(cleaned)).toEqual([])
    expect(cleaned).toContain('<h2>Before</h2><p>A <strong>bold</strong> word.</p>')
    if (!swallows) expect(cleaned).toContain('And <em>after</em>.')
    for (const kept of keeps) expect(cleaned).toContain(kept)
    for (const dropped of drops) expect(cleaned).not.toContain(dropped)
    expect(sanitizeRichText(cleaned)).toBe(cleaned)
  })
})

describe('legitimate formatting', () => {
  test.each([
    ['bold, italic and underline', '<p><strong>a</strong> <em>b</em> <u>c</u></p>'],
    ['headings', '<h2>One</h2><h3>Two</h3><h4>Three</h4>'],
    ['lists', '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>'],
    ['links', '<p><a href="https://a.example/x?y=1&amp;z=2#w">a</a> <a href="mailto:a@b.example">b</a></p>'],
    [
      'links on this site',
      '<p><a href="/privacy">a</a> <a href="#top">b</a> <a href="lesson-2?x=a:b">c</a></p>',
    ],
    ['a link in a new window', '<p><a href="https://a.example/" target="_blank" rel="noopener">a</a></p>'],
    [
      'a watch link',
      '<p><a href="https://www.youtube.com/watch?v=abc_123">https://www.youtube.com/watch?v=abc_123</a></p>',
    ],
    ['an image in storage', '<figure><img src="images/a.svg" alt="" /><figcaption>x</figcaption></figure>'],
    ['an image with a size', '<img src="images/a.png" alt="a" width="10" height="20" />'],
    ['an image elsewhere', '<img src="https://a.example/b.png" alt="x &quot;y&quot; &lt;z&gt;" />'],
    ['a linked image', '<p><a href="https://a.example/"><img src="images/a.svg" alt="a" /></a></p>'],
    ['a video', '<video src="videos/a.mp4" poster="images/a.png" controls preload="metadata"></video>'],
    [
      'a video in several formats',
      '<figure><video poster="images/a.png" controls preload="metadata"><source src="videos/a.webm" type="video/webm; codecs=&quot;vp9, opus&quot;" /><source src="https://a.example/a.mp4" type="video/mp4" /></video><figcaption>x</figcaption></figure>',
    ],
    [
      'a table',
      '<table><caption>c</caption><thead><tr><th scope="col">a</th><th></th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    [
      'callouts',
      '<div class="callout-note"><p>a</p></div><div class="callout-caution"><ul><li>b</li></ul></div>',
    ],
    ['quotations and code', '<blockquote><p>a</p></blockquote><pre><code>x &lt; y</code></pre>'],
    ['line breaks and rules', '<p>a<br />b</p><hr />'],
    ['characters of many scripts', '<p>naïve — “quoted” … 変更 🙂 ½ × H<sub>2</sub>O<sup>2</sup></p>'],
  ])('%s stay unchanged', (_name, html) => {
    expect(sanitizeRichText(html)).toBe(html)
    expect(findViolations(html)).toEqual([])
  })

  test.each([
    [
      'legacy element names',
      '<h1>a</h1><b>b</b><i>c</i><strike>d</strike>',
      '<h2>a</h2><strong>b</strong><em>c</em><s>d</s>',
    ],
    [
      'a class that is not a callout',
      '<div class="callout-tip hidden"><p class="callout-tip">a</p></div><div class="fixed">b</div>',
      '<div><p>a</p></div><div>b</div>',
    ],
    ['an empty callout', '<div class="callout-note"><p> </p></div><p>a</p>', '<p>a</p>'],
    ['a span with inherited color', '<p><span style="color: inherit;">a</span></p>', '<p>a</p>'],
    ['spans within spans', '<p><span><span style="color:red">a</span> b</span></p>', '<p>a b</p>'],
    [
      'empty elements',
      '<p></p><p><br></p><p>&nbsp;</p><ul><li> </li></ul><h2><strong></strong></h2><p>a</p>',
      '<p>a</p>',
    ],
    ['a link without URL', '<p><a name="x">a</a> <a href="">b</a></p>', '<p>a b</p>'],
    [
      'a whole document',
      '<!doctype html><html><head><meta charset="utf-8"><title>t</title></head><body><p>a</p></body></html>',
      '<p>a</p>',
    ],
    [
      'a video that would autoplay',
      '<video autoplay loop src="videos/a.mp4"></video>',
      '<video src="videos/a.mp4" controls preload="metadata"></video>',
    ],
    [
      'every spelling of an image in storage',
      '<img src="/images/a.png"><img src="./images/a.png"><img src="a.png"><img src="/a.png"><img src="/storage/v1/object/public/images/a.png">',
      '<img src="images/a.png" />'.repeat(5),
    ],
    ['a name with a space', '<img src="/images/two words.png">', '<img src="images/two%20words.png" />'],
    [
      'a video by its file name',
      '<video src="intro.mp4" poster="intro.jpg"></video>',
      '<video src="videos/intro.mp4" poster="images/intro.jpg" controls preload="metadata"></video>',
    ],
    [
      'sources of a video, each by its URL',
      '<video><source src="intro.mp4" type="text/html" onerror="x()"><source src="javascript:x()"><source src="//a.example/b.mp4"><source type="video/mp4">Your browser shows no videos.</video>',
      '<video controls preload="metadata"><source src="videos/intro.mp4" />Your browser shows no videos.</video>',
    ],
    ['a video without URL', '<p>a</p><video><source src="data:video/mp4,x"><p>b</p>c</video>', '<p>a</p>'],
    ['a source outside a video', '<p>a<source src="videos/a.mp4"></p>', '<p>a</p>'],
    [
      'links to stored files',
      '<p><a href="/images/a.png">a</a> <a href="b.mp4">b</a> <a href="./c.svg">c</a></p>',
      '<p><a href="images/a.png">a</a> <a href="videos/b.mp4">b</a> <a href="images/c.svg">c</a></p>',
    ],
    [
      "a video site's player",
      '<p>a</p><iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload="x()">no frames</iframe><p>b</p>',
      '<p>a</p>https://www.youtube.com/watch?v=dQw4w9WgXcQ<p>b</p>',
    ],
    [
      'a player pasted as text',
      '<p>a &lt;iframe src="https://player.vimeo.com/video/76979871?h=abcdef0123&amp;autoplay=1" allow="autoplay"&gt;&lt;/iframe&gt; b</p>',
      '<p>a https://vimeo.com/76979871/abcdef0123 b</p>',
    ],
    ['plain text', 'a < b & c', 'a &lt; b &amp; c'],
    ['nothing', '', ''],
  ])('%s is sanitized', (_name, html, cleaned) => {
    expect(sanitizeRichText(html)).toBe(cleaned)
    expect(sanitizeRichText(cleaned)).toBe(cleaned)
    expect(findViolations(cleaned)).toEqual([])
  })

  // Built-in pages are stored without sanitizing.
  test.each(lessonPages())('sanitizing does not change $lessonId, page $pageNumber', ({ content }) => {
    expect(sanitizeRichText(content)).toBe(content)
  })
})

test.each([
  ['handlers in deep nesting', '<div onclick=alert(1)>'.repeat(5000) + '<p title="'.repeat(3000)],
  ['line breaks', '<br>'.repeat(50_000)],
  ['line breaks in a paragraph', `<p>${'<br>'.repeat(50_000)}`],
  ['open brackets', '<'.repeat(100_000)],
  ['links in links', '<a>'.repeat(20_000)],
  ['half a player', '&lt;iframe src=https://youtu.be/'.repeat(6_000)],
])('sanitizes a page full of %s without blocking the site', (_name, html) => {
  expect(findViolations(sanitizeRichText(`${html}x`))).toEqual([])
})

test('thousands of nested empty elements are removed', () => {
  expect(sanitizeRichText('<div>'.repeat(40_000))).toBe('')
  expect(sanitizeRichText(`${'<div> <br>'.repeat(10_000)}text`)).toContain('text')
})
