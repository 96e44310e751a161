import { siteName, siteTitle } from '@course/content/site/site'

type PageMetaProps = {
  /** Without the site's name, which is added; the front page has a title of its own and gives none. */
  title?: string
  description?: string
  /** False on pages that search engines should leave alone. */
  isIndexed?: boolean
}

/** Title and description of a page; React puts them into the document's head. */
export function PageMeta({ title, description, isIndexed = false }: PageMetaProps) {
  return (
    <>
      <title>{title ? `${title} – ${siteName}` : siteTitle}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}
