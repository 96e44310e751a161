/** A prerendered page: index.html with the rendered page and its head tags. */
export function prerenderedPage(shell: string, rendered: string, head: string): string {
  // React writes what belongs into the head before everything else.
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(rendered)?.[0] ?? ''
  const body = rendered.slice(hoisted.length)
  return shell
    .replace('<!--head-->', () => hoisted + head)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
}

/** Any other page: index.html with what is shown while its code arrives. */
export function appPage(shell: string, loading: string, links: string): string {
  return shell
    .replace('<!--head-->', () => links)
    .replace('<div id="root"></div>', () => `<div id="root">${loading}</div>`)
}
