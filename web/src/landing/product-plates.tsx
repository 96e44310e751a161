import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { platesCopy as copy } from '@course/content/site/pages/landing'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** What a customer gets: a page of a lesson, the plan and the certificate, as their screens show them. */
export function ProductPlates() {
  return (
    <ul className="mt-12 grid gap-x-8 gap-y-8 sm:gap-y-10 md:mt-20 md:grid-cols-2 lg:grid-cols-12">
      <Plate {...copy.lesson} className="md:col-span-2 lg:col-span-7 lg:row-span-2">
        <LessonPlate />
      </Plate>
      {course().hasPlan && (
        <Plate {...copy.plan} className="lg:col-span-5">
          <PlanPlate />
        </Plate>
      )}
      <Plate {...copy.certificate} className="lg:col-span-5">
        <CertificatePlate />
      </Plate>
    </ul>
  )
}

type PlateProps = { title: string; text: string; className: string; children: ReactNode }

const Plate = ({ title, text, className, children }: PlateProps) => (
  <li className={classNames('flex flex-col', className)}>
    <div aria-hidden="true" className="@container flex grow flex-col select-none">
      {children}
    </div>
    <p className="mt-3 font-display text-xl font-medium tracking-[-0.012em] text-balance">{title}</p>
    <p className="mt-1 text-muted max-sm:sr-only">{text}</p>
  </li>
)

function LessonPlate() {
  const { label, page, paragraph, heading, bars, caption } = copy.lesson
  const [lesson] = course().lessons
  return (
    <div className="grow rounded-md border border-hairline bg-surface">
      <div className="p-5 @min-[30rem]:px-10 @min-[30rem]:py-9">
        <p className="eyebrow">{label}</p>
        <p className="mt-2 hidden font-display text-4xl font-medium tracking-[-0.012em] text-balance @min-[30rem]:block">
          {lesson?.title}
        </p>
        <p className="mt-3 hidden border-b border-hairline pb-4 text-sm text-muted @min-[30rem]:block">
          {page(lesson?.minutes.length ?? 1)}
        </p>
        <p className="mt-5 hidden @min-[30rem]:block">{paragraph}</p>
        <p className="mt-2 font-display text-xl font-medium @min-[30rem]:mt-5">{heading}</p>
        <dl className="mt-3 grid gap-2.5 rounded-md bg-paper p-4 text-sm @min-[30rem]:gap-5 @min-[30rem]:p-6">
          {bars.map((bar) => (
            <div key={bar.label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
              <dt>
                {'share' in bar && <strong>{bar.share} </strong>}
                {bar.label}
              </dt>
              <dd className="font-display text-lg leading-none font-medium">{bar.amount}</dd>
              <dd className="col-span-2">
                <span
                  className={classNames(
                    'block h-3 @min-[30rem]:h-5',
                    'share' in bar ? 'bg-ink' : 'bg-outline',
                    barWidths[bar.percent],
                  )}
                />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 hidden text-sm text-muted @min-[30rem]:block">{caption}</p>
      </div>
    </div>
  )
}

/** As classes, because the content security policy allows no inline styles. */
const barWidths = { 100: 'w-full', 90: 'w-[90%]', 54: 'w-[54%]', 38: 'w-[38%]' }

const strandBorders = ['border-strand-3', 'border-strand-2', 'border-strand-1']

function PlanPlate() {
  const { strands, knots } = siteContent().hero.drawing
  const { heading, rows, open } = copy.plan
  return (
    <div className="grow rounded-md border border-hairline bg-surface p-5 lg:py-6">
      <p className="font-display text-xl lg:text-2xl font-medium">{heading}</p>
      <div className="mt-3 grid grid-cols-3 gap-x-3 text-xs @min-[26rem]:grid-cols-[auto_repeat(3,minmax(0,1fr))]">
        <span className="hidden @min-[26rem]:block" />
        {strands.toReversed().map((strand, column) => (
          <p key={strand} className={classNames('border-b-2 pb-1 font-semibold', strandBorders[column])}>
            {strand}
          </p>
        ))}
        {knots.map((knot, row) => (
          <PlanRow key={knot} knot={knot} cells={rows[row] ?? strands.map(() => open)} isOpen={!rows[row]} />
        ))}
      </div>
    </div>
  )
}

type PlanRowProps = { knot: string; cells: readonly string[]; isOpen: boolean }

const PlanRow = ({ knot, cells, isOpen }: PlanRowProps) => (
  <div className="col-span-full grid grid-cols-subgrid gap-y-0.5 border-b border-hairline py-2 last:border-b-0 last:pb-0">
    <p className="col-span-3 font-semibold @min-[26rem]:col-span-1">{knot}</p>
    {cells.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
      <p key={column} className={isOpen ? 'text-muted' : undefined}>
        {cell}
      </p>
    ))}
  </div>
)

/** Light in both themes, like paper. */
function CertificatePlate() {
  const { name, date, number } = copy.certificate
  return (
    <div className="certificate-paper grid aspect-[600/424] place-items-center rounded-sm text-center shadow-float">
      <div className="px-[11cqi] font-display leading-tight">
        <p className="text-[max(0.6875rem,2.9cqi)] tracking-[0.18em] text-brand uppercase">
          {certificateCopy.heading}
        </p>
        <p className="mt-[2.5cqi] text-[max(0.75rem,2.8cqi)] text-muted">{certificateCopy.lead}</p>
        <p className="mt-[1cqi] text-[7.5cqi]">{name}</p>
        <p className="mx-auto mt-[1.5cqi] w-[50cqi] border-t border-outline pt-[2cqi] text-[max(0.75rem,2.8cqi)] text-muted">
          {certificateCopy.body}
        </p>
        <p className="mt-[1cqi] text-[4.6cqi]">{siteContent().site.name}</p>
        <p className="mt-[3cqi] text-[max(0.75rem,2.9cqi)]">{date}</p>
        <p className="mt-[0.5cqi] text-[max(0.6875rem,2.3cqi)] text-muted @min-[19rem]:whitespace-nowrap">
          {number}
        </p>
      </div>
    </div>
  )
}
