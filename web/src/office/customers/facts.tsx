import { totalLessons } from '@course/contract/lessons'
import type { CustomerHead } from '@course/contract/office/customers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Time } from '../time.tsx'

/** What is known about somebody at a glance; what is not there yet is said. */
export const Facts = ({ head }: { head: CustomerHead }) => (
  <>
    <Section title="Facts">
      <Fact name="Since">
        <Time at={head.since} />
      </Fact>
      <Fact name="Last seen">{head.lastSeen ? <Time at={head.lastSeen} /> : 'Never signed in'}</Fact>
      <Fact name="Open sessions">{head.openSessions}</Fact>
      <Fact name="Second factor">
        {head.hasFactor ? 'On' : 'Off'}
        {head.factorReset && <FactorReset {...head.factorReset} />}
      </Fact>
    </Section>
    <Section title="Progress">
      <Fact name="Lessons">
        {head.completedLessons} of {totalLessons}
      </Fact>
      {head.quizzes.map(({ lesson, best, total, attempts, passedAt }) => (
        <Fact key={lesson} name={`Quiz ${lesson}`}>
          {best === null
            ? 'Not tried yet'
            : `${passedAt ? '✓ Passed' : 'Not passed'}, best ${best} of ${total}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
        </Fact>
      ))}
      <Fact name="Certificate">
        {head.certificate ? (
          <>
            {head.certificate.name}
            <Link
              className="text-link block font-mono text-xs"
              to={`/admin/certificates?q=${head.certificate.number}`}
            >
              {head.certificate.number}
            </Link>
            {head.certificate.withdrawnAt && 'Withdrawn'}
          </>
        ) : (
          missingText(head)
        )}
      </Fact>
      <Fact name="Feedback">{head.feedback ? `${head.feedback.stars} of 5 stars` : 'None yet'}</Fact>
    </Section>
  </>
)

const FactorReset = ({ at, isStopped }: NonNullable<CustomerHead['factorReset']>) =>
  isStopped ? (
    <span className="block">The customer has stopped the reset</span>
  ) : (
    <span className="block">
      Reset on <Time at={at} />, unless the customer stops it
    </span>
  )

function missingText({ quizzes }: CustomerHead): string {
  const missing = quizzes.filter(({ passedAt }) => !passedAt).map(({ lesson }) => lesson)
  if (missing.length === 0) return 'None yet: it was not asked for'
  return `None yet: ${missing.length === 1 ? 'quiz' : 'quizzes'} ${missing.join(', ')} missing`
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-3 grid text-sm">{children}</dl>
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_1fr] gap-3 border-b border-hairline py-2">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
