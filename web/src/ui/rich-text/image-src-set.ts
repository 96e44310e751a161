import { imageWidths, publicStorage, resizedImageUrl } from '@course/contract/editing/media-links'

/**
 * The smaller files of an uploaded picture, of which a browser takes the one that its screen needs; undefined for every
 * other picture. One without a written width would be stretched to the width of the text.
 */
export function imageSrcSet(address: string, width: number | undefined) {
  if (!width || !address.startsWith(`${publicStorage}images/uploads/`)) return undefined
  const path = address.slice(publicStorage.length)
  return {
    srcSet: imageWidths.map((one) => `${resizedImageUrl(path, one)} ${one}w`).join(', '),
    // A text is 40 rem wide, or as wide as the window.
    sizes: `min(100vw, 40rem, ${width}px)`,
  }
}
