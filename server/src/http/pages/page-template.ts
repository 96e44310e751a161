/**
 * Fills the placeholders the build left for the running site: its URL, a banner, and whether sample
 * testimonials are shown. If not, they are removed, and a flag tells the browser not to add them back.
 */
export function fillPageTemplate(
  text: string,
  { siteUrl, hidesSamples, banner }: { siteUrl: string; hidesSamples: boolean; banner?: string | undefined },
): string {
  const withUrl = text.replaceAll('__SITE_URL__', siteUrl)
  const withBanner = banner ? withUrl.replace('</body>', (end) => banner + end) : withUrl
  if (!hidesSamples) return withBanner
  return withBanner
    .replace('<html ', '<html data-samples="hidden" ')
    .replace(/<section id="testimonials".*?<\/section>/s, '')
}
