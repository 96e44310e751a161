/** Runs tasks one after the other, to limit peak memory. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    // The caller of the failed task handles the error; the queue goes on.
    last = next.catch(() => undefined)
    return next
  }
}
