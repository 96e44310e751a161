/** Does the work while so many callers make one call after another. Calls are counted from 0. */
export async function during<Result>(
  callers: number,
  call: (number: number) => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false
  let calls = 0
  const keepCalling = async () => {
    while (!isOver) await call(calls++)
  }
  const storm = Promise.all(Array.from({ length: callers }, keepCalling))
  // A call that fails is heard of below, after the work.
  storm.catch(() => {})
  const result = await work()
  isOver = true
  await storm
  return result
}
