/** Highlighted boxes in lessons, by their stored name: `<div class="callout-tip">`. */
export const callouts = { note: 'Note', tip: 'Tip', caution: 'Caution' } as const

export type Callout = keyof typeof callouts

/** The CSS class of a callout in stored text. All other classes are removed. */
export const calloutClass = (callout: Callout): string => `callout-${callout}`

export const calloutOfClass = (name: string | null): Callout | undefined =>
  (Object.keys(callouts) as Callout[]).find((callout) => calloutClass(callout) === name)
