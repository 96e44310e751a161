import type { TextId, TextKindName } from '@course/contract/editing/texts'

/** A text of a course as it is stored. */
export type CourseText = { id: TextId; kind: TextKindName; content: string }
