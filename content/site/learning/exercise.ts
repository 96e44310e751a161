/** The form of an exercise, below a lesson page and in the plan. */
export const exerciseCopy = {
  listFailed: "We couldn't load the exercises of this lesson.",
  failed: "We couldn't load the exercise. Check your connection and reload the page.",
  start: 'Start this exercise',
  done: 'Done',
  goFurther: 'Go further (optional)',
  othersChanged: 'Your other answers have changed.',
  updatedSuggestion: (text: string) => `Updated suggestion: “${text}”`,
  suggestion: (text: string) => `Suggestion from your other answers: “${text}”`,
  useSuggestion: 'Use this',
  showExample: 'Show example',
  hideExample: 'Hide example',
  check: 'Check:',
  untitled: 'Untitled',
  choose: 'Choose',
  noOptions: 'No options yet',
  outOfRange: (min: string, max: string) => `Enter a number from ${min} to ${max}`,
  rows: {
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    moveUp: (row: number) => `Move row ${row} up`,
    moveDown: (row: number) => `Move row ${row} down`,
    removeRow: (row: number) => `Remove row ${row}`,
    add: 'Add a row',
    copy: 'Copy from my earlier answers',
  },
  saving: {
    empty: 'Saved as you type. Only you can see this.',
    saved: 'Saved',
    saving: 'Saving…',
    waiting: "Not saved yet. We'll save your changes as soon as we can reach the server.",
    refused: (reason: string) => `Not saved: ${reason} Your changes are still in this browser.`,
  },
} as const

/** The figures that are drawn from the answers. */
export const planFigureCopy = {
  asTable: 'Show as table',
  showMine: 'Show my data',
  showExample: 'Show example',
  week: (week: number) => `Week ${week}`,
  untitled: 'Untitled',
  adoption: {
    title: 'Adoption: planned vs. actual',
    columns: ['Week', 'Planned', 'Counted', 'Share', 'Between'],
    counted: (counted: number, all: number) => `${counted} of ${all}`,
    between: (low: string, high: string) => `${low} and ${high}`,
    legend: 'Dashed: planned. Points: actual, with confidence interval. Below: by team.',
  },
  benefitChain: {
    title: 'How much of the benefit remains',
    columns: ['Factor', 'Today', 'Left', 'Lost', 'Lever'],
    promise: 'Promise',
    legend: 'Filled: left. Outlined: lost at this factor. Lever: what this factor alone adds at its target.',
    /** Before anything runs. */
    expected: {
      title: 'How much of the benefit is expected',
      columns: ['Factor', 'Target', 'Expected', 'Ten points short costs'],
      legend: (day: string | undefined) =>
        `Nothing runs yet. Filled: expected with this factor and those above it at their targets${day ? `, to be counted on ${day}` : ''}.`,
    },
  },
  commitment: {
    title: 'Commitment now and needed',
    columns: ['Who', 'Now', 'Needed', 'Gap', 'Last action'],
    legend:
      'Hollow square: current level. Filled circle: needed level. Without an observed action, no gap is shown.',
  },
  dip: {
    title: 'Output through the dip',
    columns: ['Week', 'Level', 'Lost', 'Cost'],
    line: 'Line: planned level, in percent of normal.',
    floor: (share: string) => `Dashed: the lower limit, ${share}.`,
    review: (day: string) => `Review date: ${day}.`,
    axisStart: (share: string) => `The axis starts at ${share}.`,
  },
  load: {
    title: 'Share of the week that changes take',
    columns: ['Weeks', 'Hours', 'Share', 'Hours after relief', 'Share after relief'],
    legend: 'Outlined: before. Filled: after relief. The dashed line is ten percent.',
  },
} as const
