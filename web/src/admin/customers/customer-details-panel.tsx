import type { CustomerDetails } from '@course/contract/admin/customers'
import { totalLessons } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Time } from '../kit/time.tsx'

/** Summary of a customer's account and progress. */
export const CustomerDetailsPanel = ({ customer }: { customer: CustomerDetails }) => (
  <>
    <Section title="Details">
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
      {customer.quizzes.map(({ lesson, best, total, attempts, passedAt }) => (
        <DetailRow key={lesson} name={`Quiz ${lesson}`}>
          {best === null
            ? 'Not attempted'
            : `${passedAt ? '✓ Passed' : 'Not passed'}, best ${best} of ${total}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
        </DetailRow>
      ))}
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
  return `Not earned yet: ${missing.length === 1 ? 'quiz' : 'quizzes'} ${missing.join(', ')} not passed`
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-3 grid text-sm">{children}</dl>
  </section>
)
