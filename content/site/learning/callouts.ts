/** Boxes that set a passage of a lesson apart, by the name they are stored under: `<div class="callout-tip">`. */
export const callouts = { note: 'Note', tip: 'Tip', caution: 'Caution' } as const

export type Callout = keyof typeof callouts

/** The class that marks a callout in stored text, and no other class is kept. */
export const calloutClass = (callout: Callout): string => `callout-${callout}`

export const calloutOfClass = (name: string | null): Callout | undefined =>
  (Object.keys(callouts) as Callout[]).find((callout) => calloutClass(callout) === name)
