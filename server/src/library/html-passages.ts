const blockEnds = /<(?:\/(?:p|li|h[2-6]|tr|figcaption|caption|blockquote|div|pre)|br|hr)\b[^<>]*>/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The texts of cleaned HTML, paragraph by paragraph; cells of a row are one passage. */
export function passagesOfHtml(html: string): string[] {
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
