import { hasPermission } from '@course/contract/admin/admin'
import type { StarCounts } from '@course/contract/admin/learning'
import { starRatings } from '@course/contract/learning/feedback'
import { useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BarChartTable } from '../bar-chart-table.tsx'
import { ExportButton } from '../export-button.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { feedbackFilters, fetchFeedback } from '../learning-requests.ts'
import { Pager } from '../pager.tsx'
import { AdminScreen, EmptyState, useIsPending } from '../screen.tsx'
import { screenLoader, useScreenData, useViewer } from '../screen-loader.ts'
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

export const loader = screenLoader(({ searchParams }) => fetchFeedback(searchParams))

export function Component() {
  const {
    data: { counts, page },
    searchParams,
  } = useScreenData(loader)
  const { role } = useViewer()
  const isPending = useIsPending()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AdminScreen
      title="Feedback"
      intro="What learners say, newest first."
      tools={
        hasPermission(role, 'export') && (
          <ExportButton name="admin-feedback-csv" filters={feedbackFilters(searchParams)} />
        )
      }
      above={<FilterBar filters={filters} />}
    >
      <div className="grid gap-10">
        {responseCount(counts) > 0 && <StarsFigure counts={counts} />}
        <section aria-labelledby="answers">
          <h2 id="answers" ref={heading} tabIndex={-1} className="text-2xl">
            Answers
          </h2>
          {page.rows.length === 0 ? (
            <div className="mt-6">
              <EmptyState>
                {searchParams.size === 0 ? 'No feedback yet.' : 'No feedback matches these filters.'}
              </EmptyState>
            </div>
          ) : (
            <ul
              aria-busy={isPending || undefined}
              className={classNames('mt-6 grid gap-4', isPending && 'opacity-60')}
            >
              {page.rows.map((entry) => (
                <li key={entry.id}>
                  <FeedbackCard
                    entry={entry}
                    question={searchParams.get('question')}
                    onMoved={() => searchParams.has('state') && heading.current?.focus()}
                  />
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} />
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
