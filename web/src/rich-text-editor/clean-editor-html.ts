/**
 * Removes what the editor adds: paragraphs in list items and table cells, an empty last paragraph, and resolved
 * media URLs. A page that was only opened is then stored unchanged.
 */
export function cleanEditorHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    if (isAloneBesideLists(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const media of body.querySelectorAll('[data-path]')) {
    media.setAttribute('src', media.getAttribute('data-path') ?? '')
    media.removeAttribute('data-path')
  }
  for (const callout of body.querySelectorAll('[data-callout]')) callout.removeAttribute('data-callout')
  let last = body.lastElementChild
  while (last?.localName === 'p' && last.childNodes.length === 0) {
    last.remove()
    last = body.lastElementChild
  }
  return body.innerHTML
}

function isAloneBesideLists(paragraph: Element): boolean {
  return [...(paragraph.parentElement?.children ?? [])].every(
    (child) => child === paragraph || child.localName === 'ul' || child.localName === 'ol',
  )
}
