import type { TextRun } from '@course/contract/learning/library'

/** Text in which what was looked for is marked. */
export function HighlightedText({ runs }: { runs: readonly TextRun[] }) {
  // Runs have no identity but their place.
  return runs.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`
    return isMatch ? (
      <mark key={key} className="bg-warning-wash text-warning underline">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
