import { loadModule } from '../app/starting/load-module.ts'

/** Replaces a figure with inline SVG, which can use the page's fonts, each time its image has loaded. */
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
