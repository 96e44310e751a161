export const htmlElement = (name: string, text: string): string =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`

/** Returns '' if there are no points. */
export const htmlList = (points: readonly string[]): string =>
  points.length > 0 ? `<ul>${points.map((point) => htmlElement('li', point)).join('')}</ul>` : ''

const blockEnds = /<(?:\/(?:p|li|h[2-6]|tr|figcaption|caption|blockquote|div|pre)|br|hr)\b[^<>]*>/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The plain text of sanitized HTML, one passage per block; the cells of a row form one passage. */
export function htmlToPassages(html: string): string[] {
  return html
    .split(blockEnds)
    .map((block) =>
      block
        .replaceAll(/<\/t[dh]>/g, ' · ')
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
        .replaceAll(/\s+/g, ' ')
        .replace(/ · $/, '')
        .trim(),
    )
    .filter(Boolean)
}
