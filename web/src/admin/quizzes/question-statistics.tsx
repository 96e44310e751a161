import type { QuestionItem } from '@course/contract/admin/learning'
import { Badge } from '../../ui/badge.tsx'
import { BarChartTable } from '../kit/bar-chart-table.tsx'
import { flagText, optionLetter, questionSummary } from './quiz-text.ts'

type Props = {
  item: QuestionItem
  /** Names the question in the caption: “question 1”. */
  name: string
  /** Names options by their letters only, beside fields that have their texts. */
  isCompact?: boolean
}

/** How often each option was chosen, with flags. */
export const QuestionStatistics = ({ item, name, isCompact }: Props) => (
  <div className="grid gap-4">
    {item.flags.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {item.flags.map((flag) => (
          <li key={flagText(flag)}>
            <Badge tone={flag.kind === 'key' ? 'warning' : 'neutral'}>{flagText(flag)}</Badge>
          </li>
        ))}
      </ul>
    )}
    <BarChartTable
      summary={questionSummary(item)}
      caption={`Options of ${name}`}
      columnLabels={['Option', 'Chosen']}
      total={item.answered}
      bars={item.options.map(({ text, taken }, option) => ({
        key: String(option),
        label: (
          <>
            {isCompact ? optionLetter(option) : `${optionLetter(option)}. ${text}`}
            {option === item.key && <span className="whitespace-nowrap"> ✓ correct</span>}
          </>
        ),
        count: taken,
        isStrong: option === item.key,
      }))}
    />
  </div>
)
