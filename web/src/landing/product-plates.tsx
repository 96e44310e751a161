import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import { platesCopy as copy } from '@course/content/site/pages/landing'
import type { ReactNode } from 'react'
import type { BraidShape } from '../ui/braid.ts'
import { StrandPaths } from '../ui/strands.tsx'

/** What a customer gets, drawn in the colors of the page: a lesson, the plan and the certificate. */
export function ProductPlates() {
  return (
    <ul className="mt-16 grid gap-x-8 gap-y-10 md:mt-24 md:grid-cols-3 lg:gap-x-12">
      <Plate {...copy.lesson}>
        <LessonPlate />
      </Plate>
      {course().hasPlan && (
        <Plate {...copy.plan}>
          <PlanPlate />
        </Plate>
      )}
      <Plate {...copy.certificate}>
        <CertificatePlate />
      </Plate>
    </ul>
  )
}

type PlateProps = { title: string; text: string; children: ReactNode }

const Plate = ({ title, text, children }: PlateProps) => (
  <li>
    <svg
      viewBox="0 0 320 224"
      aria-hidden="true"
      className="w-full rounded-md border border-hairline bg-surface"
    >
      {children}
    </svg>
    <p className="mt-5 font-display text-xl font-medium tracking-[-0.012em] text-balance">{title}</p>
    <p className="mt-1 text-muted">{text}</p>
  </li>
)

/** Text that wraps, as high as the plate has room for. */
const Text = ({
  children,
  ...box
}: {
  x: number
  y: number
  width: number
  height: number
  children: ReactNode
}) => (
  <foreignObject {...box}>
    <p className="text-[11px]/[1.4] text-ink">{children}</p>
  </foreignObject>
)

const markShape: BraidShape = { width: 176, middle: 20, swing: () => 13, turns: (x) => 0.1 + x / 96, step: 8 }
const figureShape: BraidShape = { ...markShape, width: 240 }

function LessonPlate() {
  const [lesson] = course().lessons
  return (
    <>
      <path d="M0 26h320" className="stroke-hairline" />
      <g transform="translate(20 8) scale(.32)">
        <StrandPaths shape={markShape} thickness={2} halo={4} haloClass="stroke-surface" />
      </g>
      <text x="28" y="52" fontSize="8" letterSpacing="1" className="fill-brand font-semibold">
        {copy.lesson.eyebrow}
      </text>
      <text x="28" y="73" fontSize="15" className="fill-ink font-display">
        {lesson?.title}
      </text>
      <Text x={28} y={84} width={264} height={50}>
        {lesson?.description}
      </Text>
      <rect x="28" y="144" width="264" height="56" rx="4" className="fill-wash" />
      <g transform="translate(40 152)">
        <StrandPaths shape={figureShape} thickness={1.75} halo={5} haloClass="stroke-wash" />
      </g>
    </>
  )
}

function PlanPlate() {
  const { strands, knots } = siteContent().hero.drawing
  const colors = ['stroke-strand-1', 'stroke-strand-2', 'stroke-strand-3']
  return (
    <>
      <text x="20" y="32" fontSize="15" className="fill-ink font-display">
        {copy.plan.heading}
      </text>
      {strands.slice(0, 3).map((strand, column) => (
        <g key={strand}>
          <text x={72 + column * 80} y="52" fontSize="10" className="fill-muted font-semibold">
            {strand}
          </text>
          <path d={`M${72 + column * 80} 59h68`} strokeWidth="2" className={colors[column]} />
        </g>
      ))}
      {copy.plan.rows.map(({ knot, cells }, row) => (
        <g key={knot} transform={`translate(0 ${60 + row * 76})`}>
          <text x="20" y="21" fontSize="10" className="fill-ink font-semibold">
            {knots[knot]}
          </text>
          {cells.map((cell, column) => (
            <Text key={cell} x={72 + column * 80} y={9} width={74} height={66}>
              {cell}
            </Text>
          ))}
          {row === 0 && <path d="M20 76h280" className="stroke-hairline" />}
        </g>
      ))}
    </>
  )
}

const borderShape: BraidShape = {
  width: 280,
  middle: 8,
  swing: () => 5,
  turns: (x) => x / 56,
  step: 7,
}

function CertificatePlate() {
  return (
    <>
      <rect x="12" y="12" width="296" height="200" rx="2" fill="none" className="stroke-outline" />
      {[14, 194].map((y) => (
        <g key={y} transform={`translate(20 ${y})`}>
          <StrandPaths shape={borderShape} thickness={1} halo={3} haloClass="stroke-surface" />
        </g>
      ))}
      <g textAnchor="middle">
        <text x="160" y="62" fontSize="7.5" letterSpacing="1.5" className="fill-brand font-semibold">
          {copy.certificate.eyebrow}
        </text>
        <text x="160" y="98" fontSize="22" className="fill-ink font-display">
          {copy.certificate.name}
        </text>
        <path d="M84 108h152" className="stroke-outline" />
        <text x="160" y="130" fontSize="10" className="fill-muted">
          {siteContent().site.name}
        </text>
      </g>
      <path d="M40 166h72M208 166h72" className="stroke-outline" />
      <text x="40" y="181" fontSize="10" className="fill-muted">
        {copy.certificate.date}
      </text>
      <text x="208" y="181" fontSize="10" className="fill-muted">
        {copy.certificate.number}
      </text>
    </>
  )
}
