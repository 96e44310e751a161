/** The blocks of the site that its owner can change in the browser. Sizes and limits are in the contract. */
export type SiteContent = {
  site: SiteIdentity
  author: Author
  footer: Footer
  offer: Offer
  legal: Legal
  hero: Hero
  highlights: { title: string; items: readonly Highlight[] }
  overview: Overview
  objectives: SectionTitle & { goals: readonly TitledText[] }
  topics: SectionTitle & { categories: readonly TopicCategory[] }
  lessons: SectionTitle & { intro: string }
  reviews: SectionTitle
  testimonials: { items: readonly Testimonial[]; isSample?: boolean }
  enrollment: Enrollment
  faq: { items: readonly Question[] }
}

/** The blocks that the owner has published. */
export type PublishedBlocks = { [Name in keyof SiteContent]?: Partial<SiteContent[Name]> }

export type SiteIdentity = {
  /** The product name in titles, headers and emails. */
  name: string
  /** Shown below the icon on a phone's home screen. */
  shortName: string
  /** Title of the front page in search results and browser tabs. */
  title: string
  /** One sentence for search results and shared links. */
  description: string
  /** Alternative text of the image for shared links. */
  shareImageDescription: string
  /** A color such as `#5b2a86`; empty for the built-in ones. */
  brandColor: string
  /** Paths of uploaded images; empty for the built-in mark. */
  logo: string
  darkLogo: string
  /** Sender name of emails; empty for the site's name. */
  mailSender: string
  /** IANA name, such as `America/Chicago`. */
  timeZone: string
}

/** Author and issuer of the course. */
export type Author = {
  writtenBy: string
  issuedBy: string
  biography: string
  proof: string
  /** Path of an uploaded image; may be empty. */
  photo: string
  isSample?: boolean
}

export type Offer = {
  /** ISO 4217 code. */
  currency: string
  /** The regular price. */
  originalCents: number
  /** The price that is charged. */
  currentCents: number
  urgency: string
  /** The last day of the current price, in the site's time zone, as `2027-01-31`; empty without an end. */
  lastDay: string
  description: string
  features: readonly string[]
  buttonText: string
  /** The price of one seat from this number of seats on. Without steps, a seat costs the current price. */
  teamPrices: readonly { from: number; cents: number }[]
}

/** Whether the footer links to a legal page that not every business needs. */
type LinkedPage = 'hidden' | 'footer'

export type Legal = {
  /** Below the payment form; `{terms}`, `{privacy}` and `{withdrawal}` become links. */
  consent: string
  /** Beside the price, such as “incl. VAT”. */
  priceNote: string
  imprint: LinkedPage
  withdrawal: LinkedPage
}

type Link = { label: string; href: string }

export type Footer = {
  description: string
  contact: { email: string; address: readonly string[] }
  coaching: Link
  socialLinks: readonly Link[]
  copyright: string
}

type SectionTitle = { eyebrow: string; title: string }
type TitledText = { title: string; text: string }
type Highlight = { figure: string; label: string; detail: string }
type Strand = 1 | 2 | 3

export type Hero = SectionTitle & {
  lead: string
  drawing: {
    description: string
    /** Strands 1, 2 and 3. Other parts of the page refer to these numbers. */
    strands: readonly string[]
    knots: readonly string[]
  }
}

export const featureDrawings = ['weave', 'evidence', 'exercise', 'cases', 'quiz', 'pace'] as const
export type FeatureDrawing = (typeof featureDrawings)[number]

export type Overview = SectionTitle & {
  paragraphs: readonly string[]
  figure: { caption: string; rows: readonly OverviewRow[] }
  features: readonly (TitledText & { drawing: FeatureDrawing })[]
}

export type OverviewRow = { missing: Strand | 'none'; drawing: string; name: string; tell: string }

type TopicCategory = {
  strands: readonly Strand[]
  title: string
  question: string
  topics: readonly string[]
}

type Testimonial = { name: string; role: string; company: string; content: string; rating: number }

export type Enrollment = SectionTitle & {
  text: string
  receipt: {
    item: string
    includes: readonly string[]
    included: string
    regular: string
    saving: string
    total: string
  }
  /** Heading of the frequently asked questions. */
  questions: string
}

type Question = {
  question: string
  answer: string
  /** Where to do what the answer says. */
  link?: { label: string; path: string }
}

export type Lesson = {
  /** Stored with every attempt and page read. Does not change when the title does. */
  readonly id: string
  readonly title: string
  /** Shown if not empty. */
  readonly duration: string
  readonly description: string
  readonly topics: readonly string[]
  /** Reading time of each page; there are as many pages. */
  readonly minutes: readonly number[]
  /** Minutes for a first answer to the exercise of each page, in a course with exercises. */
  readonly exerciseMinutes?: readonly number[]
  /** Questions of its quiz. */
  readonly questions: number
}

/** A release of the course, as its learners read about it. */
type CourseRelease = {
  /** Such as `2026-11-19`. */
  readonly day: string
  readonly title: string
  readonly changes: readonly string[]
}

/** Structure of the course. Routes, progress, quizzes and certificate derive from it. */
export type Course = {
  /** Stored with every completion and payment. Does not change after the first sale. */
  readonly id: string
  /** How long the course takes, as an ISO 8601 duration. */
  readonly workload: string
  /** What the hours of the lessons include, for professional records. */
  readonly hoursInclude?: string
  readonly lessons: readonly Lesson[]
  /** The share of correct answers that passes a quiz, in percent. */
  readonly passMarkPercent: number
  /** Questions per lesson in the overview quiz. Differs from `questions` of every lesson. */
  readonly overviewQuestions: number
  /** Parts that not every course has; the pages of the others do not exist. */
  readonly hasPlan: boolean
  readonly hasToolkit: boolean
  readonly hasLibrary: boolean
  readonly hasSimulation: boolean
  /** The lesson whose quiz opens the simulation. */
  readonly simulationAfterLesson?: number
  /** What changed in the course, newest first. Without it, the course has no page for that. */
  readonly releases?: readonly CourseRelease[]
}

/** What an imported course brings besides its structure, where another one has the defaults of this folder. */
export type PublishedCourse = Course & {
  readonly sample: Sample
  readonly feedback: { readonly questions: readonly string[]; readonly congratulations: string }
  /** Heights of the drawings for phones, by figure. */
  readonly tallFigures: Readonly<Record<string, number>>
}

export type Sample = {
  /** Label of links to it. */
  readonly link: string
  readonly title: string
  readonly eyebrow: string
  readonly description: string
  /** Shown below the text. */
  readonly end: string
  readonly html: string
}

/** The words of a mail, which the owner can change. They may contain variables, such as `{siteName}`. */
export type MailText = {
  subject: string
  heading: string
  /** Paragraphs, separated by empty lines. */
  body: string
  /** The label of the button; empty for a mail without one. */
  button: string
  /** Small print, as paragraphs. */
  notes: string
}
