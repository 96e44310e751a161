import { expect, test } from 'vitest'
import { mediaInText, parseMediaLink, removeMediaUrls, resolveMediaUrl, safeLink } from './media-links.ts'

const storage = '/storage/v1/object/public'

test.each([
  ['/images/weave.svg', `${storage}/images/weave.svg`],
  ['weave.svg', `${storage}/images/weave.svg`],
  [`${storage}/images/weave.svg`, `${storage}/images/weave.svg`],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['images/%2e%2e/%2e%2e/auth/v1/user', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
])('resolves the image %s to %s', (path, url) => {
  expect(resolveMediaUrl(path, 'images')).toBe(url)
})

test('recognizes links to videos and images', () => {
  expect(parseMediaLink('videos/intro.mp4')).toEqual({ kind: 'video', url: `${storage}/videos/intro.mp4` })
  expect(parseMediaLink('intro.mp4')).toEqual({ kind: 'video', url: `${storage}/videos/intro.mp4` })
  expect(parseMediaLink('https://a.example/b.PNG?size=2')).toMatchObject({ kind: 'image' })
  expect(parseMediaLink('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ kind: 'frame', player: 'YouTube' })
  expect(parseMediaLink('https://a.example/article')).toBeUndefined()
  expect(parseMediaLink('/lesson-2')).toBeUndefined()
})

test.each([
  ['Watch this (https://youtu.be/dQw4w9WgXcQ). See https://a.example.', 1],
  ['images/a.png', 1],
  ['Look at /images/a.png, and at ./videos/b.mp4.', 2],
  ['Save it as a.png.', 0],
  ['my/images/a.png', 0],
  ['https://a.example/images/', 0],
  ['images/../a.png images/%2e%2e/a.png', 0],
])('the plain text "%s" contains %i images and videos', (text, count) => {
  expect(mediaInText(text)).toHaveLength(count)
})

test('removes media URLs from a text', () => {
  expect(removeMediaUrls(' /images/a.png ')).toBe('')
  expect(removeMediaUrls('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>')).toBe('')
  expect(removeMediaUrls('See images/a.png')).toBe('See')
  expect(removeMediaUrls('https://a.example/')).toBe('https://a.example/')
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
])('rejects the link %s', (link) => {
  expect(safeLink(link)).toBeUndefined()
})

test.each(['https://a.example/', 'mailto:a@b.example', '/lesson-2', 'lesson-2', '#top'])(
  'accepts the link %s',
  (link) => {
    expect(safeLink(link)).toBe(link)
  },
)
