import { expect, test } from 'vitest'
import { imageSrcSet } from './image-src-set.ts'

const storage = '/storage/v1/object/public/'
const path = `images/uploads/${'a'.repeat(32)}.png`

test('offers an uploaded image in all stored widths', () => {
  const rendered = `/storage/v1/render/image/public/${path}`
  expect(imageSrcSet(storage + path, 750)).toEqual({
    srcSet: `${rendered}?width=480 480w, ${rendered}?width=960 960w, ${rendered}?width=1600 1600w`,
    sizes: 'min(100vw, 40rem, 750px)',
  })
})

test.each([
  ['an image of unknown width', storage + path, undefined],
  ['a course figure', `${storage}images/weave.svg`, 960],
  ['an external image', `https://example.com/${path}`, 750],
])('%s has no srcset', (_, url, width) => {
  expect(imageSrcSet(url, width)).toBeUndefined()
})
