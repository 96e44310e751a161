import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type CourseImage = { name: string; file: string }

const IMAGES = join(import.meta.dirname, 'images')

/** The diagrams of the course: the name in the `images` bucket and the file that holds it. */
export function courseImages(): CourseImage[] {
  return readdirSync(IMAGES)
    .toSorted()
    .map((name) => ({ name, file: join(IMAGES, name) }))
}
