import { expect, test } from 'vitest'
import { embedCodeToLink, parseVideoLink, storagePath } from './media-links.ts'

test.each([
  ['images/weave.svg', 'images/weave.svg'],
  ['/images/weave.svg', 'images/weave.svg'],
  ['./images/two words.png', 'images/two%20words.png'],
  ['images/two%20words.png', 'images/two%20words.png'],
  ['weave.svg', 'images/weave.svg'],
  ['/weave.svg', 'images/weave.svg'],
  ['./weave.svg', 'images/weave.svg'],
  ['charts/100%.png', 'images/charts/100%25.png'],
  ['videos/intro.mp4', 'videos/intro.mp4'],
  ['/storage/v1/object/public/images/weave.svg', 'images/weave.svg'],
  ['storage/v1/object/public/videos/a/b.mp4', 'videos/a/b.mp4'],
  ['images/a.png?width=3#top', 'images/a.png'],
])('stores the image path %s as %s', (written, path) => {
  expect(storagePath(written, 'images')).toBe(path)
  expect(storagePath(path, 'images')).toBe(path)
})

test.each([
  '',
  'x',
  'images',
  'images/',
  '/assets/a.png',
  '//elsewhere.example/a.png',
  'https://elsewhere.example/a.png',
  'javascript:alert(1)//a.png',
  'java\tscript:a.png',
  'data:image/svg+xml,a.png',
  'images/../../secret.png',
  'images/%2e%2e/secret.png',
  'images/%2e./secret.png',
  'images/..%2fsecret.png',
  'images/a%5c..%5cb.png',
  'images/.hidden.png',
  'images//a.png',
  '\\\\host\\a.png',
  'images/a\u200b.png',
  'images/%00.png',
  'images/"onerror=alert(1) a.png',
  '.svg',
])('rejects the image path %s', (written) => {
  expect(storagePath(written, 'images')).toBeUndefined()
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0&start=90'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0'],
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&autoplay=1',
    'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0',
  ],
  ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?muted=1&dnt=1'],
  ['https://vimeo.com/76979871/abcdef0123', 'player.vimeo.com/video/76979871?h=abcdef0123&muted=1&dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=abcdef0123&autoplay=1',
    'player.vimeo.com/video/76979871?h=abcdef0123&muted=1&dnt=1',
  ],
])('plays %s in a muted player without tracking', (link, player) => {
  const video = parseVideoLink(link)
  expect(video?.player).toMatch(/^https:\/\//)
  expect(video?.player.endsWith(player)).toBe(true)
  expect(parseVideoLink(video?.watch ?? '')).toEqual(video)
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
  'not a URL',
])('returns no player for %s', (link) => {
  expect(parseVideoLink(link)).toBeUndefined()
})

test('replaces pasted embed code by the link to its video and leaves other code alone', () => {
  const code =
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc" allow="autoplay" allowfullscreen></iframe>'
  expect(embedCodeToLink(`See ${code} now`)).toBe('See https://www.youtube.com/watch?v=dQw4w9WgXcQ now')
  const other = '<iframe src="https://evil.example/"></iframe> <iframe>'
  expect(embedCodeToLink(other)).toBe(other)
})

test('scans text full of unfinished embed code in linear time', () => {
  const text = '<iframe src="https://youtu.be/'.repeat(20_000)
  expect(embedCodeToLink(text)).toBe(text)
})
