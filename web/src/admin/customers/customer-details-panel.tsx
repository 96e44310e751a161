import type { CustomerDetails } from '@course/contract/admin/customers'
import { totalLessons } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Time } from '../kit/time.tsx'

/** Summary of a customer's account and progress. */
export function CustomerDetailsPanel({ customer }: { customer: CustomerDetails }) {
  const attempted = customer.quizzes.filter(({ best }) => best !== null)
  const others = customer.quizzes.filter(({ best }) => best === null).map(({ lesson }) => lesson)
  return (
    <>
      <Section title="Details">
        <DetailRow name="ID">
          <span className="-my-2 flex items-center gap-1">
            <span className="min-w-0 font-mono text-xs">{customer.id}</span>
            <CopyButton isIcon text={customer.id} label="Copy ID" />
          </span>
        </DetailRow>
        <DetailRow name="Created">
          <Time at={customer.createdAt} />
        </DetailRow>
        <DetailRow name="Last sign-in">
          {customer.lastSeen ? <Time at={customer.lastSeen} /> : 'Never signed in'}
        </DetailRow>
        <DetailRow name="Active sessions">{customer.openSessions}</DetailRow>
        <DetailRow name="Two-factor authentication">
          {customer.hasFactor ? 'On' : 'Off'}
          {customer.factorReset && <FactorReset {...customer.factorReset} />}
        </DetailRow>
      </Section>
      <Section title="Progress">
        <DetailRow name="Lessons">
          {customer.completedLessons} of {totalLessons()}
        </DetailRow>
        {attempted.map(({ lesson, best, total, attempts, passedAt }) => (
          <DetailRow key={lesson} name={`Quiz ${lesson}`}>
            {`${passedAt ? '✓ Passed' : 'Not passed'}, best ${best} of ${total}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
          </DetailRow>
        ))}
        {others.length > 0 && <DetailRow name={quizzesText(others)}>Not attempted</DetailRow>}
        <DetailRow name="Certificate">
          {customer.certificate ? (
            <>
              {customer.certificate.name}
              <Link
                className="text-link block font-mono text-xs"
                to={`/admin/certificates?q=${customer.certificate.number}`}
              >
                {customer.certificate.number}
              </Link>
              {customer.certificate.withdrawnAt && 'Withdrawn'}
            </>
          ) : (
            notEarnedText(customer)
          )}
        </DetailRow>
        <DetailRow name="Feedback">
          {customer.feedback ? `${customer.feedback.stars} of 5 stars` : 'None yet'}
        </DetailRow>
      </Section>
    </>
  )
}

const FactorReset = ({ at, isStopped }: NonNullable<CustomerDetails['factorReset']>) =>
  isStopped ? (
    <span className="block">Reset canceled by the customer</span>
  ) : (
    <span className="block">
      Reset on <Time at={at} />, unless the customer cancels it
    </span>
  )

function notEarnedText({ quizzes }: CustomerDetails): string {
  const missing = quizzes.filter(({ passedAt }) => !passedAt).map(({ lesson }) => lesson)
  if (missing.length === 0) return 'Not issued yet'
  const text = quizzesText(missing)
  return `Not earned yet: ${text[0]?.toLowerCase()}${text.slice(1)} not passed`
}

/** “Quiz 2”, “Quizzes 1–4” or “Quizzes 1, 3”. */
function quizzesText(lessons: readonly number[]): string {
  const [first = 0, last = 0] = [lessons[0], lessons.at(-1)]
  if (lessons.length === 1) return `Quiz ${first}`
  return `Quizzes ${last - first === lessons.length - 1 ? `${first}–${last}` : lessons.join(', ')}`
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-3 grid text-sm [&>div]:grid-cols-[7rem_minmax(0,1fr)]">{children}</dl>
  </section>
)
