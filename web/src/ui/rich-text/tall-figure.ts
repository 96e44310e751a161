import { tallFigures } from '@course/content/site/tall-figures'
import { publicStorage } from '@course/contract/media-links'

const images = `${publicStorage}images/`

/** What phones show in place of a figure of the course; undefined for every other picture. */
export function tallFigureOf(address: string) {
  const name = address.startsWith(images) ? address.slice(images.length) : ''
  if (!Object.hasOwn(tallFigures, name)) return undefined
  const srcSet = address.replace(/\.svg$/, '-tall.svg')
  return { media: '(max-width: 30rem)', srcSet, width: 360, height: tallFigures[name] }
}
