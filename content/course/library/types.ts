/** A lesson page. Both numbers start at 1. */
export type PageReference = { readonly lesson: number; readonly page: number }

export type GlossaryEntry = {
  /** Lower-case letters, digits and hyphens. Does not change when the term does. */
  readonly slug: string
  readonly term: string
  /** Other spellings that the lessons use for it, such as the plural. */
  readonly forms?: readonly string[]
  /** One or two sentences. */
  readonly text: string
  /** The lesson page that explains it. */
  readonly page: PageReference
}

/** The kind of evidence of a work. */
type Evidence =
  | 'review'
  | 'experiment'
  | 'natural experiment'
  | 'records'
  | 'survey'
  | 'case'
  | 'theory'
  | 'practice'

/** A work of the annotated bibliography. */
export type Work = {
  /** Such as `hughes-2011`. */
  readonly slug: string
  /** As cited, last names first. */
  readonly authors: string
  readonly year: number
  readonly title: string
  /** Journal with volume and pages, or publisher. */
  readonly where: string
  /** Without `https://doi.org/`. */
  readonly doi?: string
  /** An https URL, for works without a DOI. */
  readonly link?: string
  /** Its findings and their limits, in two or three sentences. */
  readonly note: string
  readonly evidence: Evidence
  /** The lesson pages that cite it. */
  readonly pages: readonly PageReference[]
}

type ArticleSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list after the paragraphs. */
  readonly points?: readonly string[]
}

/** All texts are plain text with typographic quotes. */
export type Article = {
  readonly slug: string
  readonly title: string
  /** One or two sentences for the list of articles. */
  readonly summary: string
  /** The lesson pages that it extends. */
  readonly pages: readonly PageReference[]
  readonly sections: readonly ArticleSection[]
  /** Slugs of the cited works. */
  readonly works: readonly string[]
}

/** Minutes from the start of the workshop. */
type AgendaItem = {
  readonly from: number
  readonly to: number
  readonly title: string
  /** The question to the group, as shown on the slide. A break has none. */
  readonly question?: string
  /** What the facilitator does, in one to three sentences. */
  readonly text: string
}

export type Workshop = {
  readonly slug: string
  readonly title: string
  /** What the group will have at the end. */
  readonly aim: string
  /** The required participants, and how many. */
  readonly people: string
  /** Starts at minute 0 and has no gaps. */
  readonly agenda: readonly AgendaItem[]
  readonly materials: readonly string[]
  /** Numbers of toolkit templates, such as `04`. */
  readonly templates: readonly string[]
}
