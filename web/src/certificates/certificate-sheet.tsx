import { siteName } from '@course/content/site/site'
import {
  borderStrands,
  certificateColors as colors,
  issuerLine,
  nameLines,
  numberLine,
  ornamentStrands,
  page,
  signature,
  specimenLine,
  specimenMark,
  textLines,
  verifyUrlLine,
} from '@course/contract/certificates/certificate-drawing'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { fitName } from './fit-name.ts'
import './certificate.css'

const middle = page.width / 2
const border = borderStrands()
const ornament = ornamentStrands(middle, 112, 150)

type CertificateSheetProps = {
  /** Empty while nobody has given one. */
  studentName: string
  completionDate?: string
  /** Printed in the last line: the number it was issued under, or that it is no certificate. */
  kind?: IssuedSheet | 'preview' | 'specimen'
}

/** What stands only on a certificate that was issued. */
type IssuedSheet = { number: string; revision: number; issuer: string; address: string; qr: string }

/** The certificate as a picture, drawn from the same numbers as the PDF. It is paper: light in every theme. */
export function CertificateSheet({ studentName, completionDate, kind = 'preview' }: CertificateSheetProps) {
  const { heading, lead, body, course, detail, date } = textLines
  const dateLine = completionDate ? `Completed on ${formatLongDate(completionDate)}` : 'Date of completion'
  const lastLine = lastLineFor(kind)
  return (
    <svg
      role="img"
      aria-label={[`${heading.text}: ${studentName || 'your name'}`, siteName, dateLine, lastLine].join('. ')}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="certificate-sheet"
    >
      <rect width={page.width} height={page.height} fill={colors.paper} className="print:hidden" />
      <Ornaments />
      <Line {...heading} color={colors.strands[0]} spacing={3}>
        {heading.text.toUpperCase()}
      </Line>
      <Line {...lead}>{lead.text}</Line>
      <Name name={studentName} />
      <Line {...body}>{body.text}</Line>
      <Line {...course} color={colors.ink}>
        {siteName}
      </Line>
      <Line {...detail}>{detail.text}</Line>
      <Line {...date} color={completionDate ? colors.ink : colors.muted}>
        {dateLine}
      </Line>
      <Line {...textLines.id}>{lastLine}</Line>
      <SignatureLine />
      {typeof kind === 'object' && <IssuedPart {...kind} />}
      {kind === 'specimen' && <SpecimenMark />}
    </svg>
  )
}

function lastLineFor(kind: CertificateSheetProps['kind']): string {
  if (typeof kind === 'object') return numberLine(kind)
  return kind === 'specimen' ? specimenLine : 'Preview'
}

function IssuedPart({ issuer, address, qr }: IssuedSheet) {
  return (
    <>
      <Line {...textLines.issuer}>{issuerLine(issuer)}</Line>
      <Line {...textLines.address}>{verifyUrlLine(address)}</Line>
      <path d={qr} fill={colors.ink} />
    </>
  )
}

function SignatureLine() {
  const { left, width, y, labelY, size, text } = signature
  return (
    <>
      <path d={`M${left} ${y}h${width}`} stroke={colors.muted} strokeWidth="0.6" />
      <text x={left} y={labelY} fontSize={size} fill={colors.muted}>
        {text}
      </text>
    </>
  )
}

function SpecimenMark() {
  const { text, y, size, degrees, opacity } = specimenMark
  return (
    <text
      x={middle}
      y={y + size / 3}
      fontSize={size}
      fill={colors.ink}
      fillOpacity={opacity}
      textAnchor="middle"
      transform={`rotate(${degrees} ${middle} ${y})`}
    >
      {text}
    </text>
  )
}

/** Thousands of points that never change; not drawn again for every letter of a name. */
const Ornaments = memo(function Ornaments() {
  const left = middle - textLines.rule.width / 2
  return (
    <g fill="none">
      {border.map(({ color, paths }) => (
        <g key={color} stroke={color} strokeWidth="0.55">
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
      {ornament.map(({ color, path }) => (
        <path key={color} d={path} stroke={color} strokeWidth="1.4" />
      ))}
      <path
        d={`M${left} ${textLines.rule.y}h${textLines.rule.width}`}
        stroke={colors.muted}
        strokeWidth="0.6"
      />
    </g>
  )
})

type LineProps = { y: number; size: number; color?: string; spacing?: number; children: ReactNode }

function Line({ y, size, color = colors.muted, spacing, children }: LineProps) {
  return (
    <text x={middle} y={y} fontSize={size} fill={color} letterSpacing={spacing} textAnchor="middle">
      {children}
    </text>
  )
}

const beginsRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

function Name({ name }: { name: string }) {
  const group = useRef<SVGGElement>(null)
  const set = nameLines(name || 'Your name')
  const fullSize = set[0]?.size ?? textLines.name.size

  // biome-ignore lint/correctness/useExhaustiveDependencies: another name has another width
  useLayoutEffect(() => {
    const fit = () =>
      fitName([...(group.current?.querySelectorAll('text') ?? [])], fullSize, textLines.name.maxWidth)
    fit()
    // Letters whose font has just come have got other widths.
    document.fonts.addEventListener('loadingdone', fit)
    return () => document.fonts.removeEventListener('loadingdone', fit)
  }, [name, fullSize])

  return (
    <g
      ref={group}
      fill={name ? colors.ink : colors.muted}
      direction={beginsRightToLeft.test(name) ? 'rtl' : 'ltr'}
    >
      {set.map(({ text, y }) => (
        <text key={y} x={middle} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  )
}
