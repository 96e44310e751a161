import type { Collection, Stored } from '../state/collection.ts'
import { ApiError, notFound } from './api-error.ts'
import type { FormValue } from './form.ts'
import { integer, type Parsed, type Parser, shape, text } from './parameters.ts'

const bounds = shape({ gt: integer(), gte: integer(), lt: integer(), lte: integer() })
const exact = integer()

/** `created=1700000000` or `created[gte]=…&created[lt]=…`. */
export const createdRange: Parser<((created: number) => boolean) | undefined> = (
  value: FormValue | undefined,
  name,
) => {
  if (typeof value === 'string') {
    const timestamp = exact(value, name)
    return (created) => created === timestamp
  }
  const range = bounds(value, name)
  if (!range) return undefined
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return (created) => created > gt && created >= gte && created < lt && created <= lte
}

export const pageParameters = {
  limit: integer({ min: 1, max: 100 }),
  starting_after: text(),
  ending_before: text(),
}

interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

/** One page of a collection, newest first. The cursors are ids of objects on the neighboring pages. */
export function listPage<T extends Stored>(
  collection: Collection<T>,
  page: Parsed<typeof pageParameters>,
  url: string,
  matches: (value: T) => boolean,
): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = page
  if (after !== undefined && before !== undefined) {
    throw new ApiError(400, { message: 'You can only use one of starting_after and ending_before.' })
  }
  // `ending_before` walks toward newer objects, everything else toward older ones.
  const step = before === undefined ? -1 : 1
  const cursor = before ?? after
  let position = cursor === undefined ? collection.size - 1 : cursorPosition(collection, cursor, page) + step
  const found: T[] = []
  for (; found.length <= limit; position += step) {
    const value = collection.at(position)
    if (value === undefined) break
    if (matches(value)) found.push(value)
  }
  const data = found.slice(0, limit)
  if (step === 1) data.reverse()
  return { object: 'list', data, has_more: found.length > limit, url }
}

function cursorPosition<T extends Stored>(
  collection: Collection<T>,
  id: string,
  page: Parsed<typeof pageParameters>,
): number {
  const position = collection.positionOf(id)
  if (position === undefined) {
    throw notFound(collection.kind, id, page.ending_before === undefined ? 'starting_after' : 'ending_before')
  }
  return position
}
