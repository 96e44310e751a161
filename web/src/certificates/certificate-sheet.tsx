import { siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import {
  type Align,
  borderStrands,
  certificateColors as colors,
  foot,
  issuerLine,
  nameLines,
  numberLine,
  ornamentStrands,
  page,
  specimenLine,
  specimenMark,
  textLines,
  verifyUrlLine,
} from '@course/contract/certificates/certificate-drawing'
import { courseDetail } from '@course/contract/certificates/certificates'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { fitText } from './fit-text.ts'
import './certificate.css'

const middle = page.width / 2
const border = borderStrands()
const ornament = ornamentStrands(middle, 112, 150)

type CertificateSheetProps = {
  /** Empty until the learner enters one. */
  studentName: string
  completionDate?: string
  /** Decides what stands in place of the number. */
  kind?: IssuedSheet | 'preview' | 'nameless' | 'specimen'
}

/** Details that only an issued certificate has. */
type IssuedSheet = { number: string; revision: number; issuer: string; url: string; qr: string }

/** The certificate as SVG, from the same measurements as the PDF. Light in both themes, like paper. */
export function CertificateSheet({ studentName, completionDate, kind = 'preview' }: CertificateSheetProps) {
  const { heading, lead, body, course, detail } = textLines
  const { signature, date, number } = foot.columns
  const day = completionDate && formatLongDate(completionDate)
  const numberText = numberTextFor(kind)
  return (
    <svg
      role="img"
      aria-label={[
        `${heading.text}: ${studentName || copy.yourName}`,
        siteContent().site.name,
        day ? certificateCopy.date(day) : certificateCopy.dateLabel,
        numberText,
      ].join('. ')}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="certificate-sheet"
    >
      <rect width={page.width} height={page.height} fill={colors.paper} className="print:hidden" />
      <Ornaments />
      <Line {...heading} color={colors.strands[0]} spacing={3}>
        {heading.text.toUpperCase()}
      </Line>
      <Line {...lead}>{lead.text}</Line>
      <FittedText
        lines={nameLines(studentName || copy.yourName)}
        maxWidth={textLines.name.maxWidth}
        color={studentName ? colors.ink : colors.muted}
      />
      <Line {...body}>{body.text}</Line>
      <FittedText
        lines={[{ ...course, text: siteContent().site.name }]}
        maxWidth={course.maxWidth}
        color={colors.ink}
      />
      <Line {...detail}>{courseDetail()}</Line>
      <FootColumn {...signature}>{certificateCopy.signature}</FootColumn>
      <FootColumn {...date}>{certificateCopy.dateLabel}</FootColumn>
      {day && (
        <Line y={foot.dateY} size={foot.dateSize} color={colors.ink}>
          {day}
        </Line>
      )}
      <FootColumn {...number}>{numberText}</FootColumn>
      {typeof kind === 'object' && <IssuedDetails {...kind} />}
      {kind === 'specimen' && <SpecimenMark />}
    </svg>
  )
}

function numberTextFor(kind: NonNullable<CertificateSheetProps['kind']>): string {
  if (typeof kind === 'object') return numberLine(kind)
  return { preview: copy.preview, nameless: copy.addName, specimen: specimenLine }[kind]
}

function IssuedDetails({ issuer, url, qr }: IssuedSheet) {
  return (
    <>
      <Line {...textLines.issuer}>{issuerLine(issuer)}</Line>
      <Line {...textLines.verifyUrl}>{verifyUrlLine(url)}</Line>
      <path d={qr} fill={colors.ink} />
    </>
  )
}

type FootColumnProps = { left: number; x: number; align: Align; children: string }

function FootColumn({ left, x, align, children }: FootColumnProps) {
  return (
    <>
      <path d={`M${left} ${foot.ruleY}h${foot.width}`} stroke={colors.muted} strokeWidth="0.6" />
      <text x={x} y={foot.labelY} fontSize={foot.labelSize} fill={colors.muted} textAnchor={align}>
        {children}
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

/** Memoized: thousands of points that never change while the name is typed. */
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

const startsRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

type FittedTextProps = {
  lines: readonly { text: string; y: number; size: number }[]
  maxWidth: number
  color: string
}

function FittedText({ lines, maxWidth, color }: FittedTextProps) {
  const group = useRef<SVGGElement>(null)
  const text = lines.map((line) => line.text).join(' ')
  const fullSize = lines[0]?.size ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useLayoutEffect(() => {
    const fit = () => fitText([...(group.current?.querySelectorAll('text') ?? [])], fullSize, maxWidth)
    fit()
    // Text widths change when a font arrives.
    document.fonts.addEventListener('loadingdone', fit)
    return () => document.fonts.removeEventListener('loadingdone', fit)
  }, [text, fullSize, maxWidth])

  return (
    <g ref={group} fill={color} direction={startsRightToLeft.test(text) ? 'rtl' : 'ltr'}>
      {lines.map((line) => (
        <text key={line.y} x={middle} y={line.y} textAnchor="middle">
          {line.text}
        </text>
      ))}
    </g>
  )
}
