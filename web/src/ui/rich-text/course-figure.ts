import { tallFigures } from '@course/content/site/learning/tall-figures'
import { publicStorage } from '@course/contract/editing/media-links'
import { loadModule } from '../../entry/load-module.ts'

const images = `${publicStorage}images/`

/** What phones show in place of a figure of the course; undefined for every other picture. */
export function tallFigureOf(address: string) {
  const name = address.startsWith(images) ? address.slice(images.length) : ''
  if (!Object.hasOwn(tallFigures, name)) return undefined
  const srcSet = address.replace(/\.svg$/, '-tall.svg')
  return { media: '(max-width: 30rem)', srcSet, width: 360, height: tallFigures[name] }
}

/** Draws a figure in the page each time its picture has loaded, which browsers do when it comes near the window. */
export function drawWhenLoaded(image: HTMLImageElement | null): void {
  const draw = () =>
    loadModule(() => import('./lazy/figure-drawing.ts')).then(
      ({ drawFigure }) => drawFigure(image as HTMLImageElement),
      // Without its code the picture stays.
      () => {},
    )
  image?.addEventListener('load', draw)
  if (image?.naturalWidth) draw()
}
