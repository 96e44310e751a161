import { libraryLinks } from '@course/content/site/learning/library-links'
import { articlePath, type LessonLibrary } from '@course/contract/learning/library'
import { Link } from 'react-router'

/** Links to the library articles for this lesson page. */
export function FurtherReading({ library, page }: { library: LessonLibrary | undefined; page: number }) {
  if (!library) return null
  return (
    <section aria-labelledby="reading-title" className="mt-12 border-t border-hairline pt-8">
      <h2 id="reading-title" className="text-2xl">
        {libraryLinks.furtherReading}
      </h2>
      <ul className="mt-3 grid gap-2">
        {library.articles
          .filter((article) => article.page === page)
          .map(({ slug, title }) => (
            <li key={slug}>
              <Link to={articlePath(slug)} className="text-link">
                {title}
              </Link>
            </li>
          ))}
        <li>
          <Link to="/library" className="text-link">
            {libraryLinks.browseAll}
          </Link>
        </li>
      </ul>
    </section>
  )
}
