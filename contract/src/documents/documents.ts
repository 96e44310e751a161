/** How a plan can be taken away. */
export const planFormats = ['pdf', 'docx', 'ics'] as const
export type PlanFormat = (typeof planFormats)[number]

export const documentPapers = ['a4', 'letter'] as const

/** What `plan-document` is asked for. The annex has what is private, as a document of its own. */
export type PlanDocumentRequest = {
  planId: string
  format: PlanFormat
  paper: (typeof documentPapers)[number]
  isAnnex: boolean
}

/** A tool as the page shows it. Each of its files exists blank and filled in for the running case. */
export type ToolkitTemplate = {
  number: string
  title: string
  use: string
  files: { name: string; format: string; isFilled: boolean }[]
}

/** Asked for instead of the name of one file. */
export const ALL_TEMPLATES = 'all'

/** What the file of `workshop-slides` is called. */
export const workshopSlidesName = (slug: string): string => `workshop-${slug}.pptx`

/** What `toolkit` answers. */
export type ToolkitResponse = { templates: ToolkitTemplate[] }
