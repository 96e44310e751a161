export const htmlElement = (name: string, text: string): string =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`

/** Returns '' if there are no points. */
export const htmlList = (points: readonly string[]): string =>
  points.length > 0 ? `<ul>${points.map((point) => htmlElement('li', point)).join('')}</ul>` : ''
