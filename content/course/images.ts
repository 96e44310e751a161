import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type CourseImage = { name: string; file: string }

const IMAGES = join(import.meta.dirname, 'images')

/** The diagrams of the course, by their name in the `images` bucket. */
export function courseImages(): CourseImage[] {
  return readdirSync(IMAGES)
    .toSorted()
    .map((name) => ({ name, file: join(IMAGES, name) }))
}
