export interface Outcome {
  passed?: number
  skipped?: number
  /** One entry per failed test, or the output of a failed check. */
  failures: string[]
}

export interface Stage {
  name: string
  title: string
  /** Prints its output while it runs. */
  streamsOutput?: boolean
  needs?: string[]
  /** Runs only if selected, because it takes long or installs additional programs. */
  isExtra?: boolean
  run(filters: string[]): Promise<Outcome>
}
