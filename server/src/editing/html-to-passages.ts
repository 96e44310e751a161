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
