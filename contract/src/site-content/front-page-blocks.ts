import { featureDrawings } from '@course/content/site/types'
import { type Blocks, type Field, type Fields, list, paragraph, text } from './fields.ts'

const fixedList = (label: string, entry: string, item: Field | Fields, length: number) =>
  list(label, entry, item, { min: length, max: length })

const sectionTitle = { eyebrow: text('Line above the heading', 60), title: text('Heading') }
const titledText = { title: text('Title', 80), text: paragraph('Text', 400) }

const strandOptions = [
  { value: 1, label: 'First strand' },
  { value: 2, label: 'Second strand' },
  { value: 3, label: 'Third strand' },
] as const

/** The parts of the front page, from top to bottom. */
export const frontPageBlocks = {
  hero: {
    title: 'Top of the page',
    description: 'The first thing a visitor sees.',
    group: 'Front page',
    fields: {
      ...sectionTitle,
      lead: paragraph('Introduction', 500),
      drawing: {
        kind: 'group',
        label: 'Drawing',
        fields: {
          description: paragraph('Description for screen readers', 300),
          strands: fixedList(
            'Names of the three lines, the strands of the course',
            'strand',
            text('Name', 20),
            3,
          ),
          knots: fixedList(
            'Names of the four points where they meet, the knots',
            'knot',
            text('Name', 20),
            4,
          ),
        },
      },
    },
  },
  highlights: {
    title: 'Highlights',
    description: 'Figures below the hero.',
    group: 'Front page',
    fields: {
      title: text('Heading for screen readers'),
      items: list(
        'Highlights',
        'highlight',
        { figure: text('Figure', 6), label: text('Label', 30), detail: text('Detail', 120) },
        { min: 2, max: 4 },
      ),
    },
  },
  overview: {
    title: 'Overview',
    description: 'Why this course: the problem, a figure, and what makes the course different.',
    group: 'Front page',
    fields: {
      ...sectionTitle,
      paragraphs: list('Text', 'paragraph', paragraph('Paragraph', 600), { max: 4 }),
      figure: {
        kind: 'group',
        label: 'Figure',
        fields: {
          caption: text('Caption', 160),
          rows: fixedList(
            'Rows',
            'row',
            {
              missing: {
                kind: 'choice',
                label: 'Missing strand',
                options: [...strandOptions, { value: 'none', label: 'None' }],
              },
              drawing: text('Description for screen readers'),
              name: text('Name', 40),
              tell: text('How to recognize it', 120),
            },
            4,
          ),
        },
      },
      features: list('Features', 'feature', {
        drawing: {
          kind: 'choice',
          label: 'Drawing',
          options: featureDrawings.map((value) => ({ value, label: capitalized(value) })),
        },
        ...titledText,
      }),
    },
  },
  objectives: {
    title: 'Objectives',
    description: 'What learners will be able to do.',
    group: 'Front page',
    fields: { ...sectionTitle, goals: list('Objectives', 'objective', titledText, { max: 8 }) },
  },
  topics: {
    title: 'Key topics',
    description: 'The topics of the course, in groups.',
    group: 'Front page',
    fields: {
      ...sectionTitle,
      categories: list(
        'Groups',
        'group',
        {
          strands: list(
            'Strands',
            'strand',
            { kind: 'choice', label: 'Strand', options: strandOptions },
            { max: 3 },
          ),
          title: text('Title', 60),
          question: text('Question', 160),
          topics: list('Topics', 'topic', text('Topic', 80), { max: 8 }),
        },
        { max: 6 },
      ),
    },
  },
  lessons: {
    title: 'Lessons',
    description: 'The heading above the list of lessons. The list itself comes from the course.',
    group: 'Front page',
    fields: { ...sectionTitle, intro: paragraph('Introduction', 300) },
  },
  reviews: {
    title: 'Testimonials heading',
    description: 'The heading above the testimonials.',
    group: 'Front page',
    fields: sectionTitle,
  },
  testimonials: {
    title: 'Testimonials',
    description: 'What customers say. Without any, the section is hidden.',
    group: 'Front page',
    fields: {
      items: list(
        'Testimonials',
        'testimonial',
        {
          name: text('Name', 80),
          role: text('Role', 80, { isOptional: true }),
          company: text('Company', 80, { isOptional: true }),
          content: paragraph('Text', 600),
          rating: {
            kind: 'choice',
            label: 'Stars',
            options: [5, 4, 3, 2, 1].map((value) => ({ value, label: String(value) })),
          },
        },
        { min: 0, max: 24 },
      ),
    },
  },
  enrollment: {
    title: 'Enrollment',
    description: 'The texts around the price box.',
    group: 'Front page',
    fields: {
      ...sectionTitle,
      text: paragraph('Text', 500),
      receipt: {
        kind: 'group',
        label: 'Receipt',
        fields: {
          item: text('Item', 60),
          includes: list('Included', 'line', text('Line', 60)),
          included: text('Name of that list for screen readers', 20),
          regular: text('Label of the regular price', 40),
          saving: text('Label of the saving', 40),
          total: text('Label of the total', 40),
        },
      },
      questions: text('Heading of the FAQ'),
    },
  },
  faq: {
    title: 'FAQ',
    description: 'Frequently asked questions.',
    group: 'Front page',
    fields: {
      items: list(
        'Questions',
        'question',
        {
          question: text('Question', 160),
          answer: paragraph('Answer', 1000),
          link: {
            kind: 'group',
            label: 'Link below the answer',
            isOptional: true,
            fields: {
              label: text('Label', 60),
              path: { kind: 'path', label: 'Page of this site', hint: 'Such as /account' },
            },
          },
        },
        { max: 30 },
      ),
    },
  },
} satisfies Partial<Blocks>

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
