import { hasPermission } from '@course/contract/admin/admin'
import type { StarCounts } from '@course/contract/admin/learning'
import { starRatings } from '@course/contract/learning/feedback'
import { useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { BarChartTable } from '../kit/bar-chart-table.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import type { Filter } from '../kit/filter-bar.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData, useSignedInStaff } from '../kit/screen-loader.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { feedbackQuestionOptions, quoteStateLabels, responseCount, starsSummary } from './feedback-text.ts'

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'Status',
    kind: 'choice',
    options: [
      ['unread', 'Unread'],
      ['read', 'Read'],
    ],
  },
  {
    name: 'stars',
    label: 'Stars',
    kind: 'choice',
    options: starRatings.toReversed().map((stars) => [String(stars), starsText(stars)] as const),
  },
  { name: 'question', label: 'Answers to', kind: 'choice', options: feedbackQuestionOptions },
  { name: 'quote', label: 'Quote', kind: 'choice', options: Object.entries(quoteStateLabels) },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

const params = ['stars', 'question', 'state', 'quote', 'from', 'to'] as const

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-feedback', pickParams(searchParams, [...params, 'cursor'])),
)

export function Component() {
  const {
    data: { counts, page },
    searchParams,
  } = useScreenData(loader)
  const { role } = useSignedInStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AdminScreen
      title="Feedback"
      intro="What learners say, newest first."
      tools={
        hasPermission(role, 'export') && (
          <ExportButton name="admin-feedback-csv" filters={pickParams(searchParams, params)} />
        )
      }
    >
      <div className="grid gap-10">
        {responseCount(counts) > 0 && <StarsFigure counts={counts} />}
        <section aria-labelledby="answers" className="grid gap-6">
          <h2 id="answers" ref={heading} tabIndex={-1} className="text-2xl">
            Answers
          </h2>
          <RecordList
            caption="Answers"
            filters={filters}
            page={page}
            keyOf={({ id }) => id}
            empty={searchParams.size === 0 ? 'No feedback yet.' : 'No feedback matches these filters.'}
            card={(entry) => (
              <FeedbackCard
                entry={entry}
                question={searchParams.get('question')}
                onMoved={() => searchParams.has('state') && heading.current?.focus()}
              />
            )}
          />
        </section>
      </div>
    </AdminScreen>
  )
}

const StarsFigure = ({ counts }: { counts: StarCounts }) => (
  <Card className="max-w-reading">
    <BarChartTable
      summary={starsSummary(counts)}
      caption="Responses by rating"
      columnLabels={['Stars', 'Responses']}
      bars={starRatings
        .toReversed()
        .map((stars) => ({ key: String(stars), label: starsText(stars), count: counts[stars] }))}
    />
  </Card>
)

function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
