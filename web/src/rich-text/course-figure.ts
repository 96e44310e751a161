import { tallFigures } from '@course/content/site/learning/tall-figures'
import { publicStorage } from '@course/contract/editing/media-links'
import { loadModule } from '../app/starting/load-module.ts'

const images = `${publicStorage}images/`

/** Source for the tall version of a course figure on phones; undefined for other images. */
export function tallFigureOf(url: string) {
  const name = url.startsWith(images) ? url.slice(images.length) : ''
  const height = tallFigures()[name]
  if (height === undefined) return undefined
  const srcSet = url.replace(/\.svg$/, '-tall.svg')
  return { media: '(max-width: 30rem)', srcSet, width: 360, height }
}

/** Replaces a figure with inline SVG each time its image has loaded. */
export function drawWhenLoaded(image: HTMLImageElement | null): void {
  const draw = () =>
    loadModule(() => import('./figure-drawing.ts')).then(
      ({ drawFigure }) => drawFigure(image as HTMLImageElement),
      // If the code fails to load, the image stays.
      () => {},
    )
  image?.addEventListener('load', draw)
  if (image?.naturalWidth) draw()
}
