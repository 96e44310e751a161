import { libraryCopy } from '@course/content/site/learning/library'
import { Link, useLocation } from 'react-router'

type LetterLinksProps = { entries: readonly { slug: string; name: string }[] }

/** Links to the first entry of each letter, for lists in alphabetical order. */
export function LetterLinks({ entries }: LetterLinksProps) {
  const { search } = useLocation()
  const firstEntries = new Map(entries.toReversed().map(({ slug, name }) => [letterOf(name), slug]))
  return (
    <nav aria-label={libraryCopy.letters} className="mt-4 -ml-3">
      <ul className="flex flex-wrap gap-1">
        {[...firstEntries].toReversed().map(([letter, slug]) => (
          <li key={letter}>
            <Link
              to={{ search, hash: slug }}
              className="flex size-11 items-center justify-center rounded-sm font-semibold text-brand hover:bg-wash"
            >
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without its accent; `#` for a digit. */
export function letterOf(name: string): string {
  const letter = name.normalize('NFD').slice(0, 1).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
