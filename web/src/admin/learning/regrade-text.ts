import type { RegradePreview } from '@course/contract/admin/learning'

const number = new Intl.NumberFormat('en-US')

export const attemptCount = (attempts: number): string =>
  attempts === 1 ? '1 attempt' : `${number.format(attempts)} attempts`

/** What grading anew would change, in sentences. */
export function regradePreviewText({ attempts, raised, people, lower }: RegradePreview): string {
  const kept =
    lower === 0
      ? ''
      : ` ${attemptCount(lower)} would get a lower score and ${lower === 1 ? 'keeps its' : 'keep their'} own.`
  if (raised === 0) return `No scores would go up in ${attemptCount(attempts)}.${kept}`
  const passing =
    people === 0
      ? 'nobody newly passes'
      : people === 1
        ? '1 person newly passes'
        : `${number.format(people)} people newly pass`
  return `${number.format(raised)} of ${attemptCount(attempts)} ${raised === 1 ? 'gets' : 'get'} a better score, ${passing}, nobody loses a pass.${kept}`
}
