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

/** Lines of text: from x and y, with these lengths. */
const Lines = ({ x, y, widths, gap = 11 }: { x: number; y: number; widths: number[]; gap?: number }) => (
  <path
    d={widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join('')}
    strokeWidth="3.5"
    strokeLinecap="round"
    className="stroke-hairline"
  />
)

const figureShape: BraidShape = {
  width: 176,
  middle: 20,
  swing: () => 13,
  turns: (x) => 0.1 + x / 96,
  step: 8,
}

function LessonPlate() {
  const [lesson] = course().lessons
  return (
    <>
      <path d="M0 26h320" className="stroke-hairline" />
      <g transform="translate(20 8) scale(.32)">
        <StrandPaths shape={figureShape} thickness={2} halo={4} haloClass="stroke-surface" />
      </g>
      <path d="M196 13h22m10 0h22m10 0h22m10 0h8" strokeWidth="3.5" className="stroke-brand" />
      <text x="28" y="51" fontSize="7.5" letterSpacing="1" className="fill-brand font-semibold">
        {copy.lesson.eyebrow}
      </text>
      <text x="28" y="70" fontSize="14" className="fill-ink font-display">
        {lesson?.title}
      </text>
      <Lines x={29} y={89} widths={[186, 178, 184, 120]} />
      <rect x="28" y="134" width="192" height="48" rx="4" className="fill-wash" />
      <g transform="translate(36 138)">
        <StrandPaths shape={figureShape} thickness={1.75} halo={5} haloClass="stroke-wash" />
      </g>
      <Lines x={29} y={198} widths={[182, 152]} />
      <path d="M244 84v76" className="stroke-hairline" />
      <path d="M252 90h44" strokeWidth="3.5" strokeLinecap="round" className="stroke-brand" />
      <Lines x={252} y={106} widths={[38, 46, 30, 42]} gap={16} />
    </>
  )
}

const planRows = [56, 96, 136, 176]

function PlanPlate() {
  const { strands, knots } = siteContent().hero.drawing
  const colors = ['stroke-strand-1', 'stroke-strand-2', 'stroke-strand-3']
  return (
    <>
      <text x="24" y="32" fontSize="14" className="fill-ink font-display">
        {copy.plan.heading}
      </text>
      {strands.slice(0, 3).map((strand, column) => (
        <g key={strand}>
          <text x={88 + column * 72} y="48" fontSize="8" className="fill-muted font-semibold">
            {strand}
          </text>
          <path d={`M${88 + column * 72} 54h60`} strokeWidth="2" className={colors[column]} />
        </g>
      ))}
      {planRows.map((y, row) => (
        <g key={y}>
          <text x="24" y={y + 22} fontSize="9" className="fill-ink font-semibold">
            {knots[row]}
          </text>
          {[0, 1, 2].map((column) => (
            <Lines
              key={column}
              x={89 + column * 72}
              y={y + 13}
              widths={[56, 50 - ((row + column) % 3) * 8, 20 + ((row * 2 + column) % 4) * 8].slice(
                0,
                // The last one is still open.
                row === 3 && column === 2 ? 0 : 3,
              )}
              gap={9}
            />
          ))}
          <path d={`M24 ${y + 40}h272`} className="stroke-hairline" />
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
      <Lines x={40} y={168} widths={[60, 44]} />
      <Lines x={220} y={168} widths={[60, 36]} />
    </>
  )
}
