const svgNamespace = 'http://www.w3.org/2000/svg'

/** All that the figures of the course are made of. Whatever else a file may hold, its styles too, does not reach the page. */
const drawnElements = new Set('circle ellipse g line path polyline rect text tspan'.split(' '))
const drawnAttributes = new Set(
  'cx cy d fill font-family font-size font-weight height pathLength points r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width text-anchor width x x1 x2 y y1 y2'.split(
    ' ',
  ),
)
/** Words, numbers, paths and tokens: nothing that could name an address. */
const drawnValue = /^(var\(--[a-z\d-]+\)|[\w\s.,-]*)$/

/**
 * Puts the drawing that a picture shows over the picture. As a part of the page it has the fonts of the page and the colors
 * of its theme; a picture has neither. When the file cannot be had or read, the picture stays.
 */
export async function drawFigure(image: HTMLImageElement): Promise<void> {
  const address = image.currentSrc
  // Empty for a picture that was taken off the page meanwhile: that would be the address of the page itself.
  if (!address) return
  const drawing = await drawingAt(address, image.ownerDocument).catch(() => undefined)
  // The window may have become narrower meanwhile, and the other drawing be on its way.
  if (address !== image.currentSrc) return
  const place = image.closest('.figure-drawing')
  place?.querySelector('svg')?.remove()
  if (!drawing) return
  drawing.setAttribute('role', 'img')
  drawing.setAttribute(image.alt ? 'aria-label' : 'aria-hidden', image.alt || 'true')
  place?.append(drawing)
}

async function drawingAt(address: string, page: Document): Promise<Element | undefined> {
  // The browser has just loaded it for the picture.
  const response = await fetch(address, { cache: 'force-cache' })
  // Anything else would end as the browser's own page about an error of syntax, with styles that the policy refuses.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/svg+xml')) return undefined
  // The policy of the page would refuse the styles that the file has for standing alone, and the browser would report it.
  const text = (await response.text()).replace(/<style>[^<]*<\/style>/, '')
  const file = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = file.documentElement
  if (root.localName !== 'svg' || file.querySelector('parsererror')) return undefined
  const drawing = page.createElementNS(svgNamespace, 'svg')
  drawing.setAttribute('viewBox', root.getAttribute('viewBox') ?? '')
  drawing.append(...drawnChildrenOf(root, page))
  return drawing
}

function drawnChildrenOf(parent: Element, page: Document): (Element | string)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return /^t(ext|span)$/.test(parent.localName) ? node.data : []
    if (!(node instanceof Element) || node.namespaceURI !== svgNamespace) return []
    if (!drawnElements.has(node.localName)) return []
    const drawn = page.createElementNS(svgNamespace, node.localName)
    for (const { name, value } of node.attributes) {
      if (drawnAttributes.has(name) && drawnValue.test(value)) drawn.setAttribute(name, value)
    }
    drawn.append(...drawnChildrenOf(node, page))
    return drawn
  })
}
