import { type Media, mediaInText, mediaOfLink, readableText, wordsWithoutMedia } from './media-links.ts'

/**
 * The media that a run of words names: by a link, by an address in plain text, and by a file's name when it stands there
 * alone and `mayBeName` says that a name is more than a word here. Code samples name nothing.
 */
export function findMedia(nodes: readonly Node[], mayBeName: boolean): Media[] {
  const alone = mayBeName && nodes.every((node) => node instanceof Text) ? textOf(nodes).trim() : ''
  const media = /^\S+$/.test(alone) ? mediaOfLink(alone) : undefined
  return media ? [media] : nodes.flatMap(mediaOf)
}

function mediaOf(node: Node): Media[] {
  if (node instanceof Text) return mediaInText(node.data)
  if (!(node instanceof Element) || node.localName === 'code') return []
  if (node.localName !== 'a') return [...node.childNodes].flatMap(mediaOf)
  return mediaOfMediaLink(node)
}

/** A link around a picture leads somewhere; it does not stand for what is there. */
const mediaOfMediaLink = (link: Element): Media[] =>
  link.querySelector('img') ? [] : [mediaOfLink(link.getAttribute('href') ?? '')].filter((media) => !!media)

/** What else a run holds that names exactly one piece of media; empty when it is nothing but that. */
export function textBesideMedia(nodes: readonly Node[]): string {
  const alone = nodes.every((node) => node instanceof Text) ? textOf(nodes).trim() : ''
  if (/^\S+$/.test(alone) && mediaOfLink(alone)) return ''
  return nodes.map(textBeside).join('').trim()
}

function textBeside(node: Node): string {
  if (node instanceof Text) return wordsWithoutMedia(node.data)
  if (!(node instanceof Element)) return ''
  if (node.localName === 'a' && mediaOfMediaLink(node).length > 0) return ''
  if (node.localName === 'code' || node.querySelector('img, video, iframe')) return node.localName
  return node.matches('img, video, iframe') ? node.localName : [...node.childNodes].map(textBeside).join('')
}

const textOf = (nodes: readonly Node[]) =>
  nodes.map((node) => (node instanceof Text ? readableText(node) : '')).join('')
