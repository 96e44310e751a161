export const element = (name: string, text: string): string =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`

/** Nothing where there are no points. */
export const list = (points: readonly string[]): string =>
  points.length > 0 ? `<ul>${points.map((point) => element('li', point)).join('')}</ul>` : ''
