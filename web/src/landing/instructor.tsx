import { instructor } from '@course/content/site/offer'
import { publicStorage } from '@course/contract/editing/media-links'
import { Card } from '../ui/card.tsx'

/** The author and issuer of the course, below the lessons. */
export function Instructor() {
  const { title, name, about, issued, photo, biography, proof } = instructor()
  return (
    <Card className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 bg-paper sm:mt-12 sm:gap-x-8">
      {photo ? (
        <img
          src={publicStorage + photo}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-16 rounded-md object-cover sm:size-24"
        />
      ) : (
        <p
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-md bg-wash font-display text-2xl sm:size-24 sm:text-4xl text-brand"
        >
          {initialsOf(name)}
        </p>
      )}
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <div>
          <h3 className="eyebrow">{title}</h3>
          <p className="mt-1 font-display text-2xl sm:mt-2">{name}</p>
          {about && <p className="mt-1 text-muted first-letter:uppercase">{about}</p>}
        </div>
        <div className="lg:self-end">
          {biography && <p className="whitespace-pre-line">{biography}</p>}
          {proof && <p className="mt-3 whitespace-pre-line font-semibold">{proof}</p>}
          <p className="mt-3 text-sm text-muted first:mt-0">{issued}</p>
        </div>
      </div>
    </Card>
  )
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 32) : ''))
    .join('')
}
