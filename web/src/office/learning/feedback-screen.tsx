import { feedbackQuestions } from '@course/content/site/feedback'
import { questionColumns, starRatings } from '@course/contract/feedback'
import type { FeedbackEntry, StarCounts } from '@course/contract/learning'
import { mayDo, type StaffRole } from '@course/contract/office'
import { useRef } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { newId } from '../../api/new-id.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Stars } from '../../ui/stars.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BarTable } from '../bar-table.tsx'
import { ExportButton } from '../export-button.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { useRunAct } from '../proof.tsx'
import { Empty, OfficeScreen, type ScreenProps } from '../screen.tsx'
import { Time } from '../time.tsx'
import { feedbackFilters, type ReadFeedback } from './calls.ts'
import { formsIn, starsSentence } from './feedback-words.ts'

const commentsLabel = 'Additional comments'
const questions = [
  ...questionColumns.map((column, index) => [column, feedbackQuestions[index] ?? column] as const),
  ['additional_comments', commentsLabel] as const,
]

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
                    <Entry
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
  <Card className="max-w-2xl">
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

type EntryProps = {
  entry: FeedbackEntry
  /** The one question whose answers are looked at; all of them without it. */
  question: string | null
  /** The entry has left the list, and with it the button that had the focus. */
  onMoved: () => void
}

function Entry({ entry, question, onMoved }: EntryProps) {
  const { run, isBusy } = useRunAct()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const { id, readAt } = entry
  const mark = async () => {
    try {
      const name = readAt === null ? 'office-feedback-read' : 'office-feedback-unread'
      if (!(await run(name, { operationId: newId(), id, expected: readAt }))) return
      toast(readAt === null ? 'Marked as read.' : 'Marked as unread.')
      onMoved()
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
    void revalidate()
  }
  const texts: Readonly<Record<string, string>> = { ...entry.answers, additional_comments: entry.comments }
  const shown = questions.filter(([column]) => texts[column] && (!question || question === column))
  return (
    <Card className="grid gap-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Stars rating={entry.stars} />
        <span className="font-semibold wrap-anywhere">{entry.email}</span>
        <span className="text-muted">
          <Time at={entry.at} />
        </span>
        {readAt === null && <Badge tone="brand">Unread</Badge>}
      </div>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">Only stars, no words.</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {shown.map(([column, label]) => (
            <div key={column}>
              <dt className="text-muted">{label}</dt>
              <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{texts[column]}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="-ml-4">
        <Button variant="quiet" size="small" busy={isBusy} onClick={mark}>
          {readAt === null ? 'Mark as read' : 'Mark as unread'}
          <span className="sr-only">: feedback of {entry.email}</span>
        </Button>
      </div>
    </Card>
  )
}
