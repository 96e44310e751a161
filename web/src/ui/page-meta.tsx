import { siteContent } from '@course/content/site/content'

type PageMetaProps = {
  /** The site name is appended. Omit it on the landing page, which uses the site title. */
  title?: string
  description?: string
  /** Whether search engines may index the page. */
  isIndexed?: boolean
}

/** Title and description of a page; React puts them into the document's head. */
export function PageMeta({ title, description, isIndexed = false }: PageMetaProps) {
  return (
    <>
      <title>{title ? `${title} – ${siteContent().site.name}` : siteContent().site.title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}
