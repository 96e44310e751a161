import { expect, test } from 'vitest'
import { imageSrcSet } from './image-src-set.ts'

const storage = '/storage/v1/object/public/'
const path = `images/uploads/${'a'.repeat(32)}.png`

test('an uploaded picture is offered in the widths in which it is kept', () => {
  const rendered = `/storage/v1/render/image/public/${path}`
  expect(imageSrcSet(storage + path, 750)).toEqual({
    srcSet: `${rendered}?width=480 480w, ${rendered}?width=960 960w, ${rendered}?width=1600 1600w`,
    sizes: 'min(100vw, 40rem, 750px)',
  })
})

test.each([
  ['a picture of unknown width', storage + path, undefined],
  ['a figure of the course', `${storage}images/weave.svg`, 960],
  ['a picture elsewhere', `https://example.com/${path}`, 750],
])('%s is shown as the file it is', (_, address, width) => {
  expect(imageSrcSet(address, width)).toBeUndefined()
})
