import { tallFigures } from '@course/content/site/learning/tall-figures'
import { publicStorage } from '@course/contract/editing/media-links'

const images = `${publicStorage}images/`

/** Source for the tall version of a course figure on phones; undefined for other images. */
export function tallFigureOf(url: string) {
  const name = url.startsWith(images) ? url.slice(images.length) : ''
  const height = tallFigures()[name]
  if (height === undefined) return undefined
  const srcSet = url.replace(/\.svg$/, '-tall.svg')
  return { media: '(max-width: 30rem)', srcSet, width: 360, height }
}
