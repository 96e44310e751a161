export interface Outcome {
  passed?: number
  skipped?: number
  /** One entry per failed test, or what a failed check printed. */
  failures: string[]
}

export interface Stage {
  name: string
  title: string
  /** Prints while it runs. */
  streamsOutput?: boolean
  needs?: string[]
  /** Runs only when it is named: it takes long, or installs what most machines need not have. */
  isExtra?: boolean
  run(filters: string[]): Promise<Outcome>
}
