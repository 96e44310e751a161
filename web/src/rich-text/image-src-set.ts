import { imageWidths, publicStorage, resizedImageUrl } from '@course/contract/editing/media-links'

/**
 * The `srcset` of an uploaded image; undefined for other images. Images without a width would be stretched to
 * the width of the text.
 */
export function imageSrcSet(url: string, width: number | undefined) {
  if (!width || !url.startsWith(`${publicStorage}images/uploads/`)) return undefined
  const path = url.slice(publicStorage.length)
  return {
    srcSet: imageWidths.map((imageWidth) => `${resizedImageUrl(path, imageWidth)} ${imageWidth}w`).join(', '),
    // Text is 40rem wide, or as wide as the window.
    sizes: `min(100vw, 40rem, ${width}px)`,
  }
}
