const svgNamespace = 'http://www.w3.org/2000/svg'

/** Elements and attributes of the course figures. Everything else in a file, such as styles, is dropped. */
const allowedElements = new Set('circle ellipse g line path polyline rect text tspan'.split(' '))
const allowedAttributes = new Set(
  'cx cy d fill font-family font-size font-weight height pathLength points r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width text-anchor width x x1 x2 y y1 y2'.split(
    ' ',
  ),
)
/** Words, numbers, paths and CSS variables, but no URLs. */
const allowedValue = /^(var\(--[a-z\d-]+\)|[\w\s.,-]*)$/

/**
 * Covers an SVG image with an inline copy, which uses the fonts and theme colors of the page. If the file
 * cannot be fetched or parsed, the image stays.
 */
export async function drawFigure(image: HTMLImageElement): Promise<void> {
  const url = image.currentSrc
  // Empty if the image was removed meanwhile; fetching it would load the page itself.
  if (!url) return
  const drawing = await fetchDrawing(url, image.ownerDocument).catch(() => undefined)
  // The window may have been resized meanwhile, so that the other file is loading.
  if (url !== image.currentSrc) return
  const container = image.closest('.figure-drawing')
  container?.querySelector('svg')?.remove()
  if (!drawing) return
  drawing.setAttribute('role', 'img')
  drawing.setAttribute(image.alt ? 'aria-label' : 'aria-hidden', image.alt || 'true')
  container?.append(drawing)
}

async function fetchDrawing(url: string, page: Document): Promise<Element | undefined> {
  // The browser has just loaded it for the image.
  const response = await fetch(url, { cache: 'force-cache' })
  // Other content would be parsed into an error document with styles that the CSP blocks.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/svg+xml')) return undefined
  // The CSP would block the file's own styles and report them.
  const text = (await response.text()).replace(/<style>[^<]*<\/style>/, '')
  const file = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = file.documentElement
  if (root.localName !== 'svg' || file.querySelector('parsererror')) return undefined
  const drawing = page.createElementNS(svgNamespace, 'svg')
  drawing.setAttribute('viewBox', root.getAttribute('viewBox') ?? '')
  drawing.append(...copyAllowedChildren(root, page))
  return drawing
}

function copyAllowedChildren(parent: Element, page: Document): (Element | string)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return /^t(ext|span)$/.test(parent.localName) ? node.data : []
    if (!(node instanceof Element) || node.namespaceURI !== svgNamespace) return []
    if (!allowedElements.has(node.localName)) return []
    const element = page.createElementNS(svgNamespace, node.localName)
    for (const { name, value } of node.attributes) {
      if (allowedAttributes.has(name) && allowedValue.test(value)) element.setAttribute(name, value)
    }
    element.append(...copyAllowedChildren(node, page))
    return element
  })
}
