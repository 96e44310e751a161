import type { TextRun } from '@course/contract/learning/library'

/** Text with search matches highlighted. */
export function HighlightedText({ runs }: { runs: readonly TextRun[] }) {
  // Runs have no id, so the key includes the index.
  return runs.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`
    return isMatch ? (
      <mark key={key} className="rounded-xs bg-warning-wash px-0.5 text-inherit">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
