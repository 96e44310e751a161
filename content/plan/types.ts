import type { course } from '../site/course.ts'

/** What a field can hold; null or nothing at all when it is empty. Dates are `2027-06-28`, percents 0 to 100. */
export type Value = string | number | readonly string[] | null

/** A row of a table; the other keys are the names of its columns. */
export type Row = { readonly id: string; readonly [column: string]: Value | undefined }

/** The answers of one exercise by the names of its fields; a table is its rows in order. */
export type ExerciseAnswers = { readonly [field: string]: Value | readonly Row[] | undefined }

/** A whole plan: the answers by exercise id. */
export type Plan = { readonly [exercise: string]: ExerciseAnswers | undefined }

type Described = {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** Part of the ten minutes that the page promises; the others complete the exercise. */
  readonly isStarred?: true
  /** About a person: not in the plan, only in the private annex. */
  readonly isPrivate?: true
  /** Names the sentence of `drafts.ts` that is offered while the field says something else. */
  readonly draft?: string
}

/** One answer. A `person` is a short text with the names typed before as suggestions. */
export type Question = Described &
  (
    | { readonly kind: 'text' | 'long' | 'person'; readonly max: number }
    | {
        readonly kind: 'number'
        readonly min: number
        readonly max: number
        readonly step: number
        readonly unit?: string
      }
    | { readonly kind: 'date' }
    | { readonly kind: 'choice' | 'checklist'; readonly options: readonly string[] }
    /** Whole numbers from 1 on, one word for each. */
    | { readonly kind: 'scale'; readonly steps: readonly string[] }
    /** One of the rows of another table, by the id of the row. */
    | { readonly kind: 'link'; readonly to: RowSource }
  )

/** The rows of a table, called by one of its columns. */
export type RowSource = { readonly exercise: string; readonly field: string; readonly column: string }

export type Table = Described & {
  readonly kind: 'table'
  readonly columns: readonly Question[]
  readonly maxRows: number
  /** Rows that are always there and have a name instead of being added. */
  readonly fixedRows?: readonly { readonly id: string; readonly label: string }[]
  /** Another table whose rows are offered as the first rows of this one: its columns by the names they get here. */
  readonly rowsFrom?: {
    readonly exercise: string
    readonly field: string
    readonly columns: { readonly [column: string]: string }
  }
}

export type Field = Question | Table

/** What must be filled in: a field, so many rows with these columns, or so many of several fields. */
export type Need =
  | { readonly field: string }
  | { readonly field: string; readonly rows: number; readonly columns: readonly string[] }
  | { readonly anyOf: readonly string[]; readonly count: number; readonly label: string }
  | { readonly either: readonly [Need, Need] }

/** Where a person is named: in a field, or in a column of a table. */
export type PersonField = { readonly exercise: string; readonly field: string; readonly column?: string }

/** The figures that are drawn from answers. */
export type FigureName = 'benefit-chain' | 'commitment' | 'load' | 'dip' | 'adoption'

/** An exercise as sent to customers: data only. */
export type Exercise = {
  readonly id: string
  readonly lessonId: (typeof course.lessons)[number]['id']
  readonly page: number
  readonly title: string
  /** What the learner has in hand afterwards. */
  readonly result: string
  readonly fields: readonly Field[]
  readonly figures: readonly FigureName[]
  /** Images of its page whose place one of the figures takes as soon as there are answers for it. */
  readonly images?: { readonly [name: string]: FigureName }
  /** The exercise counts as done; nothing in the course waits for it. */
  readonly done: readonly Need[]
  readonly complete: readonly Need[]
  /** The running case: what happened there, and what was written there. */
  readonly example: { readonly story: string; readonly answers: ExerciseAnswers }
}
