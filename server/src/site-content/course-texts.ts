import { builtInParts, type CourseParts } from '@course/content/course/parts'
import { builtInCourse } from '@course/content/site/course'
import { builtInFeedback } from '@course/content/site/learning/feedback'
import { builtInTallFigures } from '@course/content/site/learning/tall-figures'
import { builtInSample } from '@course/content/site/pages/sample'
import { sampleLink } from '@course/content/site/sample-link'
import type { PublishedCourse } from '@course/content/site/types'
import { type CourseTextId, courseParts, type TextId } from '@course/contract/editing/texts'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { TextKind } from '../platform/site.ts'

const MAX_PART_LENGTH = 2_000_000

type CourseFlags = 'hasPlan' | 'hasToolkit' | 'hasLibrary' | 'hasSimulation' | 'simulationAfterLesson'

/** The content of each part, by the name of its text. */
export type StoredCourse = CourseParts & {
  readonly outline: Omit<PublishedCourse, CourseFlags | 'sample'>
  readonly sample: PublishedCourse['sample']
}

const {
  hasPlan: _plan,
  hasToolkit: _toolkit,
  hasLibrary: _library,
  hasSimulation: _simulation,
  simulationAfterLesson: _afterLesson,
  ...outline
} = builtInCourse

const builtIn = (): StoredCourse => ({
  ...builtInParts,
  outline: { ...outline, feedback: builtInFeedback, tallFigures: builtInTallFigures },
  sample: { link: sampleLink(), ...builtInSample },
})

export const courseTextId = (part: (typeof courseParts)[number]): CourseTextId => `course/${part}`

/** Parts of the course that are changed by importing a course. */
export const courseTexts = (onPublished: () => Promise<void>): TextKind => ({
  name: 'course',
  has: (id) => courseParts.some((part) => id === courseTextId(part)),
  format: {
    maxLength: MAX_PART_LENGTH,
    field: z.string().max(MAX_PART_LENGTH),
    clean: (content) => content,
    requireValid() {
      throw new AppError('request.invalid', { text: 'This part changes when a course is imported' })
    },
  },
  followsBuiltIn: true,
  builtInTexts() {
    const course = builtIn()
    return courseParts
      .toSorted()
      .map((part) => ({ id: courseTextId(part), content: JSON.stringify(course[part]) }))
  },
  mayRead: async () => false,
  labels: async () => (id) => ({ label: `Course: ${id.replace('course/', '')}`, path: '/admin/site' }),
  onPublished,
})

/** The course as stored, and whether any of it was imported. */
export function storedCourse(texts: readonly { text_id: TextId; author: string | null; content: string }[]): {
  course: StoredCourse
  isImported: boolean
} {
  const stored = texts.map(({ text_id, content }) => [text_id.replace('course/', ''), JSON.parse(content)])
  return {
    course: { ...builtIn(), ...Object.fromEntries(stored) },
    isImported: texts.some(({ author }) => author !== null),
  }
}

/** What every browser may know of the course. */
export const publicCourse = ({
  outline,
  sample,
  exercises,
  toolkit,
  library,
  simulation,
}: StoredCourse): PublishedCourse => ({
  ...outline,
  sample,
  hasPlan: exercises.length > 0,
  hasToolkit: toolkit.length > 0,
  hasLibrary: Object.values(library).some(({ length }) => length > 0),
  hasSimulation: simulation !== null,
  ...(simulation && { simulationAfterLesson: simulation.afterLesson }),
})
