/**
 * Fills in what the build has left to the running site: its address, a banner, and whether reviews that are invented are
 * shown. Where they are not, they are taken out, and the mark tells the browser's code not to put them back.
 */
export function finishPage(
  text: string,
  { siteUrl, hidesSamples, banner }: { siteUrl: string; hidesSamples: boolean; banner?: string | undefined },
): string {
  const located = text.replaceAll('__SITE_URL__', siteUrl)
  const said = banner ? located.replace('</body>', (end) => banner + end) : located
  if (!hidesSamples) return said
  return said
    .replace('<html ', '<html data-samples="hidden" ')
    .replace(/<section id="testimonials".*?<\/section>/s, '')
}
