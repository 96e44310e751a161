/** Download formats of a plan. */
export const planFormats = ['pdf', 'docx', 'ics'] as const
export type PlanFormat = (typeof planFormats)[number]

export const documentPapers = ['a4', 'letter'] as const

/** Body of `plan-document`. The annex is a separate document with the private answers. */
export type PlanDocumentRequest = {
  planId: string
  format: PlanFormat
  paper: (typeof documentPapers)[number]
  isAnnex: boolean
}

/** A template on the toolkit page. Each file exists blank and filled in with the course's running case. */
export type ToolkitTemplate = {
  number: string
  title: string
  /** What it gives, in one sentence. */
  summary: string
  /** Instructions. */
  use: string
  files: { name: string; format: string; isFilled: boolean }[]
}

/** Requested instead of a file name to download all files. */
export const ALL_TEMPLATES = 'all'

/** File name of the `workshop-slides` download. */
export const workshopSlidesName = (slug: string): string => `workshop-${slug}.pptx`

/** Response of `toolkit`. */
export type ToolkitResponse = { templates: ToolkitTemplate[] }
