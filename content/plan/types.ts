/** The value of a field. Null or undefined if empty. Dates are `2027-06-28`, percentages 0 to 100. */
export type Value = string | number | readonly string[] | null

/** A row of a table. All keys except `id` are column names. */
export type Row = { readonly id: string; readonly [column: string]: Value | undefined }

/** The answers of one exercise by field name. The value of a table is its rows in order. */
export type ExerciseAnswers = { readonly [field: string]: Value | readonly Row[] | undefined }

/** A plan: the answers by exercise id. */
export type Plan = { readonly [exercise: string]: ExerciseAnswers | undefined }

type Described = {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** Part of the ten-minute version of the exercise. The other fields complete it. */
  readonly isStarred?: true
  /** About a person: excluded from the plan document and shown only in the private annex. */
  readonly isPrivate?: true
  /** Key of the sentence in `suggestions.ts` that is offered for this field. */
  readonly draft?: string
}

/** A field with one answer. `person` is a short text that suggests names typed before. */
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
    /** Integers from 1, with one label each. */
    | { readonly kind: 'scale'; readonly steps: readonly string[] }
    /** The id of a row in another table. */
    | { readonly kind: 'link'; readonly to: RowSource }
  )

/** The rows of a table, labeled by one of its columns. */
export type RowSource = { readonly exercise: string; readonly field: string; readonly column: string }

export type Table = Described & {
  readonly kind: 'table'
  readonly columns: readonly Question[]
  readonly maxRows: number
  /** Predefined rows. Users cannot add others. */
  readonly fixedRows?: readonly { readonly id: string; readonly label: string }[]
  /** A table whose rows are offered as first rows of this one. `columns` maps its columns to columns of this table. */
  readonly rowsFrom?: {
    readonly exercise: string
    readonly field: string
    readonly columns: { readonly [column: string]: string }
  }
}

export type Field = Question | Table

/** A requirement: a field, a number of rows with these columns, or a number of several fields. */
export type Need =
  | { readonly field: string }
  | { readonly field: string; readonly rows: number; readonly columns: readonly string[] }
  | { readonly anyOf: readonly string[]; readonly count: number; readonly label: string }
  | { readonly either: readonly [Need, Need] }

/** A field or table column that contains a person's name. */
export type PersonField = { readonly exercise: string; readonly field: string; readonly column?: string }

/** Figures that are drawn from the answers. */
export type FigureName = 'benefit-chain' | 'commitment' | 'load' | 'dip' | 'adoption'

/** An exercise as sent to customers: data only. */
export type Exercise = {
  readonly id: string
  readonly lessonId: string
  readonly page: number
  readonly title: string
  /** What the learner has afterward. */
  readonly result: string
  readonly fields: readonly Field[]
  readonly figures: readonly FigureName[]
  /** Images of the lesson page that are replaced by a figure once there are answers for it. */
  readonly images?: { readonly [name: string]: FigureName }
  /** Requirements of the states `done` and `complete`. Nothing in the course depends on them. */
  readonly done: readonly Need[]
  readonly complete: readonly Need[]
  /** The running case: its story and its answers. */
  readonly example: { readonly story: string; readonly answers: ExerciseAnswers }
}
