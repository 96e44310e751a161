import { starRatings } from '@course/contract/learning/feedback'
import type { StarCounts } from '@course/contract/office/learning'
import { mayDo, type StaffRole } from '@course/contract/office/office'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BarTable } from '../bar-table.tsx'
import { ExportButton } from '../export-button.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from '../screen.tsx'
import { feedbackFilters, type ReadFeedback } from './calls.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { formsIn, questions, quoteTexts, starsSentence } from './feedback-words.ts'

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
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
  { name: 'question', label: 'Answers to', kind: 'choice', options: questions },
  { name: 'quote', label: 'Quote', kind: 'choice', options: Object.entries(quoteTexts) },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

type FeedbackScreenProps = ScreenProps<ReadFeedback> & { role: StaffRole }

export function FeedbackScreen({ read, role }: FeedbackScreenProps) {
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OfficeScreen
      title="Feedback"
      intro="What learners say about the course, newest first."
      read={read}
      tools={
        mayDo(role, 'export') && (
          <ExportButton name="office-feedback-csv" filters={feedbackFilters(address)} />
        )
      }
      above={<FilterBar filters={filters} />}
    >
      {({ counts, page }, { isPending }) => (
        <div className="grid gap-10">
          {formsIn(counts) > 0 && <StarsFigure counts={counts} />}
          <section aria-labelledby="answers">
            <h2 id="answers" ref={heading} tabIndex={-1} className="text-2xl">
              Answers
            </h2>
            {page.rows.length === 0 ? (
              <div className="mt-6">
                <Empty>
                  {address.size === 0
                    ? 'Nobody has sent the feedback form yet. What they write appears here at once.'
                    : 'No feedback fits these filters.'}
                </Empty>
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
                      question={address.get('question')}
                      onMoved={() => address.has('state') && heading.current?.focus()}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pager page={page} />
          </section>
        </div>
      )}
    </OfficeScreen>
  )
}

const StarsFigure = ({ counts }: { counts: StarCounts }) => (
  <Card className="max-w-reading">
    <BarTable
      sentence={starsSentence(counts)}
      caption="Forms by number of stars"
      heads={['Stars', 'Forms']}
      bars={starRatings
        .toReversed()
        .map((stars) => ({ key: String(stars), label: starsText(stars), count: counts[stars] }))}
    />
  </Card>
)

function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
