import { expect, test } from 'vitest'
import {
  mediaInText,
  mediaOfLink,
  resolveMediaUrl,
  safeLink,
  toStoredMediaPath,
  wordsWithoutMedia,
} from './media-links.ts'

const storage = '/storage/v1/object/public'

test.each([
  ['/images/weave.svg', `${storage}/images/weave.svg`],
  ['weave.svg', `${storage}/images/weave.svg`],
  [`${storage}/images/weave.svg`, `${storage}/images/weave.svg`],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['images/%2e%2e/%2e%2e/auth/v1/user', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
])('the picture %s lies at %s', (path, address) => {
  expect(resolveMediaUrl(path, 'images')).toBe(address)
})

test('links to film and picture files show them', () => {
  expect(mediaOfLink('videos/intro.mp4')).toEqual({ kind: 'video', address: `${storage}/videos/intro.mp4` })
  expect(mediaOfLink('intro.mp4')).toEqual({ kind: 'video', address: `${storage}/videos/intro.mp4` })
  expect(mediaOfLink('https://a.example/b.PNG?size=2')).toMatchObject({ kind: 'image' })
  expect(mediaOfLink('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ kind: 'frame', player: 'YouTube' })
  expect(mediaOfLink('https://a.example/article')).toBeUndefined()
  expect(mediaOfLink('/lesson-2')).toBeUndefined()
})

test.each([
  ['Watch this (https://youtu.be/dQw4w9WgXcQ). See https://a.example.', 1],
  ['images/a.png', 1],
  ['Look at /images/a.png, and at ./videos/b.mp4.', 2],
  ['Save it as a.png.', 0],
  ['my/images/a.png', 0],
  ['https://a.example/images/', 0],
  ['images/../a.png images/%2e%2e/a.png', 0],
])('the plain text "%s" names %i pictures and films', (text, count) => {
  expect(mediaInText(text)).toHaveLength(count)
})

test('what is left of a text without its media', () => {
  expect(wordsWithoutMedia(' /images/a.png ')).toBe('')
  expect(wordsWithoutMedia('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>')).toBe('')
  expect(wordsWithoutMedia('See images/a.png')).toBe('See')
  expect(wordsWithoutMedia('https://a.example/')).toBe('https://a.example/')
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
  expect(toStoredMediaPath(path, 'images')).toBe(kept)
})
