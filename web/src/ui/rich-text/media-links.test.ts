import { expect, test } from 'vitest'
import {
  embedOf,
  mediaAddress,
  mediaInText,
  mediaOfLink,
  safeLink,
  storedMediaAddress,
} from './media-links.ts'

const storage = '/storage/v1/object/public'

test.each([
  ['images/weave.svg', `${storage}/images/weave.svg`],
  ['/images/weave.svg', `${storage}/images/weave.svg`],
  ['./images/two words.png', `${storage}/images/two%20words.png`],
  ['images/two%20words.png', `${storage}/images/two%20words.png`],
  ['weave.svg', `${storage}/images/weave.svg`],
  ['charts/100%.png', `${storage}/images/charts/100%25.png`],
  ['videos/intro.mp4', `${storage}/videos/intro.mp4`],
  [`${storage}/images/weave.svg`, `${storage}/images/weave.svg`],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
])('the picture %s lies at %s', (path, address) => {
  expect(mediaAddress(path, 'images')).toBe(address)
})

test.each([
  '',
  '//elsewhere.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'images/../../secret',
  '\\\\host\\a.png',
])('%s is no picture', (path) => {
  expect(mediaAddress(path, 'images')).toBeUndefined()
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0&start=90'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?mute=1&rel=0'],
  ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?muted=1&dnt=1'],
  ['https://vimeo.com/76979871/abcdef0123', 'player.vimeo.com/video/76979871?h=abcdef0123&muted=1&dnt=1'],
])('%s is played by a muted player that keeps no track', (link, player) => {
  expect(embedOf(link)).toMatchObject({ kind: 'frame', address: expect.stringContaining(player) })
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
  'no address',
])('%s has no player', (link) => {
  expect(embedOf(link)).toBeUndefined()
})

test('links to film and picture files show them', () => {
  expect(mediaOfLink('videos/intro.mp4')).toEqual({ kind: 'video', address: `${storage}/videos/intro.mp4` })
  expect(mediaOfLink('https://a.example/b.PNG?size=2')).toMatchObject({ kind: 'image' })
  expect(mediaOfLink('https://a.example/article')).toBeUndefined()
})

test('addresses in plain text are found without the sentence around them', () => {
  expect(mediaInText('Watch this (https://youtu.be/dQw4w9WgXcQ). See https://a.example.')).toHaveLength(1)
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  'java\tscript:alert(1)',
  'java\u200bscript:alert(1)',
])('no text leads to %s', (link) => {
  expect(safeLink(link)).toBeUndefined()
})

test.each(['https://a.example/', 'mailto:a@b.example', '/lesson-2', 'lesson-2', '#top'])(
  'a text may lead to %s',
  (link) => {
    expect(safeLink(link)).toBe(link)
  },
)

test.each([
  ['weave.svg', 'images/weave.svg'],
  ['/images/two words.png', 'images/two%20words.png'],
  [`${storage}/images/weave.svg`, 'images/weave.svg'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', undefined],
  ['/assets/a.png', undefined],
  ['data:image/png;base64,AA', undefined],
])('a text keeps %s as %s', (path, kept) => {
  expect(storedMediaAddress(path, 'images')).toBe(kept)
})
