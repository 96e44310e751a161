import { formatNumber } from '@course/content/site/format'
import type { RegradePreview } from '@course/contract/admin/learning'

export const attemptCount = (attempts: number): string =>
  attempts === 1 ? '1 attempt' : `${formatNumber(attempts)} attempts`

export function regradePreviewText({ attempts, raised, people, lower }: RegradePreview): string {
  const unchangedText =
    lower === 0
      ? ''
      : ` ${attemptCount(lower)} would get a lower score, so ${lower === 1 ? 'it keeps its' : 'they keep their'} current score.`
  if (raised === 0) return `No scores would go up in ${attemptCount(attempts)}.${unchangedText}`
  const passesText =
    people === 0
      ? 'no more people pass'
      : people === 1
        ? '1 more person passes'
        : `${formatNumber(people)} more people pass`
  return `${formatNumber(raised)} of ${attemptCount(attempts)} ${raised === 1 ? 'gets' : 'get'} a better score, ${passesText}, and no one loses a pass.${unchangedText}`
}
