import { featureDrawings, type SiteContent } from '@course/content/site/types'

/** The parts of the site that its owner edits in the admin area, with the fields of each. */

export type BlockName = keyof SiteContent

/** A value that the owner enters. Fields that are not optional must not be empty. */
export type Field = { label: string; hint?: string; isOptional?: boolean } & (
  | { kind: 'text' | 'paragraph'; maxLength: number }
  | { kind: 'email' | 'link' | 'path' | 'color' | 'image' | 'amount' | 'currency' | 'day' | 'timeZone' }
  | { kind: 'choice'; options: readonly { value: string | number; label: string }[] }
  | { kind: 'group'; fields: Fields }
  | {
      kind: 'list'
      /** What one entry is called, such as "question". */
      entry: string
      /** The value of each entry, or its fields. */
      item: Field | Fields
      min: number
      max: number
    }
)

export type Fields = { readonly [name: string]: Field }

/** `isSample` marks built-in samples, so it is no field. */
type FieldsOf<Block> = { readonly [Name in Exclude<keyof Block, 'isSample'>]-?: Field }

type Block<Name extends BlockName = BlockName> = {
  title: string
  description: string
  group: 'Settings' | 'Front page'
  fields: FieldsOf<SiteContent[Name]>
}

const text = (label: string, maxLength = 120, more?: { hint?: string; isOptional?: boolean }): Field => ({
  kind: 'text',
  label,
  maxLength,
  ...more,
})

const paragraph = (
  label: string,
  maxLength = 600,
  more?: { hint?: string; isOptional?: boolean },
): Field => ({ kind: 'paragraph', label, maxLength, ...more })

const list = (
  label: string,
  entry: string,
  item: Field | Fields,
  { min = 1, max = 12, hint }: { min?: number; max?: number; hint?: string } = {},
): Field => ({ kind: 'list', label, entry, item, min, max, ...(hint ? { hint } : {}) })

const fixedList = (label: string, entry: string, item: Field | Fields, length: number) =>
  list(label, entry, item, { min: length, max: length })

const link: Fields = { label: text('Label', 60), href: { kind: 'link', label: 'Address' } }

const sectionTitle = { eyebrow: text('Line above the heading', 60), title: text('Heading') }
const titledText = { title: text('Title', 80), text: paragraph('Text', 400) }

const strandOptions = [
  { value: 1, label: 'First strand' },
  { value: 2, label: 'Second strand' },
  { value: 3, label: 'Third strand' },
] as const

export const siteBlocks: { readonly [Name in BlockName]: Block<Name> } = {
  site: {
    title: 'Name and look',
    description: 'The name of your site, its logo and color, and how it appears in search results.',
    group: 'Settings',
    fields: {
      name: text('Site name', 60, { hint: 'Shown in headers, emails and on certificates.' }),
      shortName: text('Short name', 12, { hint: 'Shown below the icon on a phone’s home screen.' }),
      logo: { kind: 'image', label: 'Logo', isOptional: true, hint: 'Shown beside the site name.' },
      darkLogo: {
        kind: 'image',
        label: 'Logo for dark mode',
        isOptional: true,
        hint: 'Without one, the logo above is used in dark mode too.',
      },
      brandColor: {
        kind: 'color',
        label: 'Brand color',
        isOptional: true,
        hint: 'For buttons and links. It must be dark enough to read on white; a lighter one for dark mode is derived from it.',
      },
      title: text('Title in search results', 70),
      description: paragraph('Description in search results', 200),
      shareImageDescription: text('Description of the image for shared links', 160),
      mailSender: text('Sender name of emails', 60, { hint: 'Empty for the site name.', isOptional: true }),
      timeZone: {
        kind: 'timeZone',
        label: 'Time zone',
        hint: 'Decides when a day ends, for example the last day of a price.',
      },
    },
  },
  author: {
    title: 'Author and issuer',
    description: 'Who teaches the course, and who issues the certificates.',
    group: 'Settings',
    fields: {
      writtenBy: text('Author', 160, { hint: 'Completes the sentence “Written by …”' }),
      photo: { kind: 'image', label: 'Photo', isOptional: true },
      biography: paragraph('Biography', 1200, { isOptional: true }),
      proof: paragraph('Credentials', 400, {
        hint: 'What shows that they know the subject: roles, results, publications.',
        isOptional: true,
      }),
      issuedBy: text('Issuer', 120, { hint: 'The person or organization named on certificates.' }),
    },
  },
  footer: {
    title: 'Contact and footer',
    description: 'How customers reach you, and the links at the foot of public pages.',
    group: 'Settings',
    fields: {
      description: paragraph('About the course', 300),
      contact: {
        kind: 'group',
        label: 'Contact',
        fields: {
          email: { kind: 'email', label: 'Email' },
          address: list('Postal address', 'line', text('Line', 80), { max: 6 }),
        },
      },
      coaching: { kind: 'group', label: 'Coaching', fields: link },
      socialLinks: list('Social links', 'link', link, { min: 0, max: 8 }),
      copyright: text('Copyright', 160),
    },
  },
  offer: {
    title: 'Price and offer',
    description: 'What the course costs. A checkout that has begun keeps its price.',
    group: 'Settings',
    fields: {
      currency: { kind: 'currency', label: 'Currency' },
      originalCents: { kind: 'amount', label: 'Regular price' },
      currentCents: { kind: 'amount', label: 'Current price' },
      lastDay: {
        kind: 'day',
        label: 'Last day of the current price',
        isOptional: true,
        hint: 'From the next day on, the regular price applies by itself.',
      },
      urgency: text('Urgency text', 80, { hint: 'Shown while there is a discount.', isOptional: true }),
      description: text('Description', 120),
      features: list('What is included', 'feature', text('Feature', 100)),
      buttonText: text('Button', 40),
    },
  },
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
          included: text('Text in the price column, such as “included”', 20),
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
}

export const blockNames = Object.keys(siteBlocks) as readonly BlockName[]

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(siteBlocks, name)

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
