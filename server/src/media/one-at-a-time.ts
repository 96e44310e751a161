/** Runs one piece of work after the other, so that together they need the memory of one. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    // A failure is its caller's to hear about.
    last = next.catch(() => undefined)
    return next
  }
}
