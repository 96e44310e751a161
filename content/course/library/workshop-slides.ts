import { templateCopy } from '../toolkit/copy.ts'
import type { Slide, Slides } from '../toolkit/slides.ts'
import type { Workshop } from './types.ts'

type AgendaItem = Workshop['agenda'][number]

const titles: Readonly<Record<string, { readonly title: string }>> = templateCopy

export type SlideContent = Pick<Workshop, 'title' | 'aim' | 'agenda' | 'templates'>

/** Slides of a workshop: aim, agenda, one slide per agenda item, and next steps. */
export function workshopSlides({ title, aim, agenda, templates }: SlideContent): Slides {
  const minutes = agenda.at(-1)?.to ?? 0
  return {
    title,
    slides: [
      { title, lines: [aim, ...(minutes > 0 ? [`In hand after ${minutes} minutes.`] : [])] },
      ...(agenda.length > 0 ? [agendaSlide(agenda)] : []),
      ...agenda.map(partSlide),
      {
        title: 'Before we leave',
        lines: [
          'Who does what next, and by which day?',
          `In hand by now: ${lowerFirst(aim)}`,
          `We worked with ${templates.map(templateLabel).join(', ')}.`,
        ],
      },
    ],
  }
}

const agendaSlide = (agenda: readonly AgendaItem[]): Slide => ({
  title: 'Agenda',
  table: {
    header: ['Minutes', 'Part', 'Template'],
    rows: agenda.map((item) => [
      minutesOf(item),
      item.title,
      templatesIn(item).map(templateLabel).join(', '),
    ]),
    widths: [0.15, 0.45, 0.4],
    size: 16,
  },
  lines: [],
})

const partSlide = (item: AgendaItem): Slide => ({
  title: item.title,
  lines: [
    ...(item.question ? [item.question] : []),
    ...templatesIn(item).map((number) => `Template ${templateLabel(number)}`),
    `Minutes ${minutesOf(item)}`,
  ],
})

const minutesOf = ({ from, to }: AgendaItem) => `${from}–${to}`

/** The templates that an agenda item mentions. Breaks are ignored: their templates are used afterwards. */
const templatesIn = ({ question, text }: AgendaItem): string[] =>
  question
    ? [...new Set([...text.matchAll(/[Tt]emplate (\d\d)/g)].map(([, number]) => number as string))]
    : []

const templateLabel = (number: string) => `${number} ${titles[number]?.title ?? ''}`.trim()

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
