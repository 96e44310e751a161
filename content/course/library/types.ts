/** A page of the lessons; both are counted from 1. */
export type PageReference = { readonly lesson: number; readonly page: number }

export type GlossaryEntry = {
  /** Last part of its address, in lower-case letters, digits and hyphens. Stays when the word changes. */
  readonly slug: string
  readonly term: string
  /** Other spellings that the lessons use for it, such as the plural. */
  readonly forms?: readonly string[]
  /** One or two sentences. */
  readonly text: string
  /** Where the lessons treat it. */
  readonly page: PageReference
}

/** What a work rests on. */
type Evidence = 'review' | 'experiment' | 'survey' | 'case' | 'theory' | 'practice'

/** A work of the annotated bibliography. */
export type Work = {
  /** Such as `hughes-2011`. */
  readonly slug: string
  /** As they are cited, family names first. */
  readonly authors: string
  readonly year: number
  readonly title: string
  /** Journal with volume and pages, or publisher. */
  readonly where: string
  /** Without `https://doi.org/`. */
  readonly doi?: string
  /** For works without a DOI: an https address. */
  readonly link?: string
  /** What it found and what it does not show, in two or three sentences. */
  readonly note: string
  readonly evidence: Evidence
  /** Where the lessons cite it. */
  readonly pages: readonly PageReference[]
}

type ArticleSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list after the paragraphs. */
  readonly points?: readonly string[]
}

/** Texts are plain: no markup, typographic quotes. */
export type Article = {
  readonly slug: string
  readonly title: string
  /** One or two sentences for the list of articles. */
  readonly summary: string
  /** The pages of the lessons that it goes beyond. */
  readonly pages: readonly PageReference[]
  readonly sections: readonly ArticleSection[]
  /** Slugs of the works that it rests on. */
  readonly works: readonly string[]
}

/** Minutes are counted from the beginning of the workshop. */
type AgendaItem = {
  readonly from: number
  readonly to: number
  readonly title: string
  /** What the room is asked, as it stands on the slide; a break asks nothing. */
  readonly question?: string
  /** What the facilitator does, in one to three sentences. */
  readonly text: string
}

export type Workshop = {
  readonly slug: string
  readonly title: string
  /** What the group has in hand at the end. */
  readonly aim: string
  /** Who has to be in the room, and how many. */
  readonly people: string
  /** Without gaps, from 0 to the end. */
  readonly agenda: readonly AgendaItem[]
  readonly materials: readonly string[]
  /** Numbers of toolkit templates, such as `04`. */
  readonly templates: readonly string[]
}
