import { expect, test } from 'vitest'
import { publicStorage } from '../editing/media-links.ts'
import { safeLinkUrl, storedMediaUrl } from './rich-text-urls.ts'

test.each([
  ['weave.svg', 'images/weave.svg'],
  ['/images/two words.png', 'images/two%20words.png'],
  [`${publicStorage}images/weave.svg`, 'images/weave.svg'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', undefined],
  ['https://', undefined],
  ['https://pictures.example/two words.png', undefined],
  ['/assets/a.png', undefined],
  ['data:image/png;base64,AA', undefined],
])('stores the image %s as %s', (url, stored) => {
  expect(storedMediaUrl(url, 'images')).toBe(stored)
})

test.each(['mailto:', 'mailto:anna', 'https://', '//evil.example', 'javascript:alert(1)'])(
  'refuses the link %s',
  (url) => {
    expect(safeLinkUrl(url)).toBeUndefined()
  },
)
