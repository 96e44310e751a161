import { type Media, mediaInText, parseMediaLink, readableText, removeMediaUrls } from './media-links.ts'

/**
 * Media in inline content: links, URLs in plain text, and with `allowsFileName` a file name that stands alone.
 * Code samples are ignored.
 */
export function findMedia(nodes: readonly Node[], allowsFileName: boolean): Media[] {
  const alone = allowsFileName && nodes.every((node) => node instanceof Text) ? textOf(nodes).trim() : ''
  const media = /^\S+$/.test(alone) ? parseMediaLink(alone) : undefined
  return media ? [media] : nodes.flatMap(findMediaInNode)
}

function findMediaInNode(node: Node): Media[] {
  if (node instanceof Text) return mediaInText(node.data)
  if (!(node instanceof Element) || node.localName === 'code') return []
  if (node.localName !== 'a') return [...node.childNodes].flatMap(findMediaInNode)
  return findMediaOfLink(node)
}

/** A link around an image is an ordinary link. */
const findMediaOfLink = (link: Element): Media[] =>
  link.querySelector('img')
    ? []
    : [parseMediaLink(link.getAttribute('href') ?? '')].filter((media) => !!media)

/** The text besides the media; empty if there is only media. */
export function textBesideMedia(nodes: readonly Node[]): string {
  const alone = nodes.every((node) => node instanceof Text) ? textOf(nodes).trim() : ''
  if (/^\S+$/.test(alone) && parseMediaLink(alone)) return ''
  return nodes.map(textBeside).join('').trim()
}

function textBeside(node: Node): string {
  if (node instanceof Text) return removeMediaUrls(node.data)
  if (!(node instanceof Element)) return ''
  if (node.localName === 'a' && findMediaOfLink(node).length > 0) return ''
  if (node.localName === 'code' || node.querySelector('img, video, iframe')) return node.localName
  return node.matches('img, video, iframe') ? node.localName : [...node.childNodes].map(textBeside).join('')
}

const textOf = (nodes: readonly Node[]) =>
  nodes.map((node) => (node instanceof Text ? readableText(node) : '')).join('')
