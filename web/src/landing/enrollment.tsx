import { formattedPrices, siteContent } from '@course/content/site/content'
import { currencyText } from '@course/content/site/legal'
import { refundLine } from '@course/content/site/offer'
import { lockedLessonNotice } from '@course/content/site/pages/landing'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ReceiptForm } from '../checkout/receipt-form.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { AccessNotice } from './access-notice.tsx'
import type { CustomerLink } from './customer-link.ts'
import { Section } from './section.tsx'

export function Enrollment({ CourseLink }: { CourseLink: CustomerLink }) {
  const { enrollment } = siteContent()
  return (
    <Section id="enrollment" className="on-deep bg-deep text-on-deep">
      <div className="grid items-start gap-y-8 sm:gap-y-12 md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_28rem] xl:grid-cols-[minmax(0,1fr)_30rem] xl:gap-x-20">
        <div>
          <LockedLessonNotice />
          <p className="eyebrow text-on-deep-muted">{enrollment.eyebrow}</p>
          <h2 id="enrollment-title" className="mt-3 text-4xl">
            {enrollment.title}
          </h2>
          <p className="mt-4 max-w-reading text-on-deep-muted sm:text-lg">{enrollment.text}</p>
        </div>
        <Receipt CourseLink={CourseLink} />
        <Questions />
      </div>
    </Section>
  )
}

/** Explains a redirect from a locked lesson. Set after hydration: the prerendered page has no router state. */
function LockedLessonNotice() {
  const { state } = useLocation()
  const [lesson, setLesson] = useState<number>()
  useEffect(() => setLesson(state?.lockedLesson), [state])
  return (
    <p role="status" className="mb-8 rounded-md bg-surface px-4 py-3 font-medium text-ink empty:hidden">
      {typeof lesson === 'number' ? lockedLessonNotice(lesson) : ''}
    </p>
  )
}

function Questions() {
  const { enrollment, faq } = siteContent()
  return (
    <div className="max-w-reading">
      <h3 id="questions" className="text-xl">
        {enrollment.questions}
      </h3>
      <div className="mt-4 border-t border-deep-hairline">
        {faq.items.map(({ question, answer, link }) => (
          <details key={question} name="faq" className="border-b border-deep-hairline">
            <summary className="min-h-12 w-full justify-between rounded-sm py-2.5 font-medium sm:min-h-14 sm:py-3">
              {question}
            </summary>
            <p className="pr-8 pb-5 text-on-deep-muted">
              {answer}{' '}
              {link && (
                <Link to={link.path} className="font-medium text-on-deep underline underline-offset-4">
                  {link.label}
                </Link>
              )}
            </p>
          </details>
        ))}
      </div>
    </div>
  )
}

/** The offer, styled as a paper receipt. */
function Receipt({ CourseLink }: { CourseLink: CustomerLink }) {
  const { enrollment, offer, site } = siteContent()
  const { receipt } = enrollment
  const prices = formattedPrices()
  return (
    <div className="receipt w-full max-w-[30rem] bg-surface px-5 pt-6 pb-10 text-ink sm:px-8 sm:pt-8 md:row-span-2 md:px-6 lg:px-8 [&_label]:text-sm">
      <h3 className="text-base sm:text-lg lg:text-xl">{site.name}</h3>
      <p className="mt-1 text-sm text-muted">{receipt.item}</p>
      <ul
        aria-label={receipt.included}
        className="mt-4 grid gap-x-5 gap-y-1 border-y border-dashed border-outline py-4 text-sm text-muted sm:max-md:grid-cols-[auto_1fr] sm:max-md:gap-x-10 lg:grid-cols-[auto_1fr] xl:gap-x-8"
      >
        {receipt.includes.map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Icon name="check" className="mt-1.5 size-3.5 text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 pt-4">
        {prices.hasDiscount && (
          <>
            <ReceiptLine name={receipt.regular} className="text-muted">
              <s>{prices.original}</s>
            </ReceiptLine>
            <ReceiptLine name={receipt.saving} className="text-muted">
              −{prices.saving}
            </ReceiptLine>
          </>
        )}
        <ReceiptLine name={receipt.total} className="mt-1 items-baseline font-semibold">
          <span className="font-display text-4xl font-medium text-brand">{prices.current}</span>{' '}
          <span className="text-sm font-medium text-muted">{currencyText(offer.currency)}</span>
        </ReceiptLine>
      </dl>
      {prices.hasDiscount && offer.urgency && (
        <p className="mt-3 rounded-sm bg-wash px-4 py-2 text-center text-sm font-semibold text-brand">
          {offer.urgency}
        </p>
      )}
      <ReceiptForm />
      <AccessNotice CourseLink={CourseLink} className="mt-3 justify-center" />
      <p className="mt-3 text-center text-sm text-muted">{refundLine}</p>
    </div>
  )
}

function ReceiptLine({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('flex items-end gap-3', className)}>
      <dt>{name}</dt>
      <span aria-hidden="true" className="mb-1.5 flex-1 border-b border-dotted border-outline" />
      <dd className="tabular">{children}</dd>
    </div>
  )
}
