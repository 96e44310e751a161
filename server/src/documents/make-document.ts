import type { SlideContent } from '@course/content/course/library/workshop-slides'
import type { Exercise, Plan } from '@course/content/plan/types'
import { ALL_TEMPLATES, type PlanDocumentRequest } from '@course/contract/documents/documents'
import type { ToolkitFile } from './toolkit-files.ts'

export type DocumentContent =
  | ({
      kind: 'plan'
      exercises: readonly Exercise[]
      plan: Plan
      today: string
      madeAt: string
    } & PlanDocumentRequest)
  /** `names` are the files that the course offers. */
  | { kind: 'toolkit'; name: string; names: readonly string[] }
  | { kind: 'workshop'; workshop: SlideContent }

/** Makes a file in the worker thread. Each format's libraries are loaded on first use. */
export async function makeDocument(content: DocumentContent): Promise<Uint8Array> {
  switch (content.kind) {
    case 'plan':
      return planFile(content)
    case 'toolkit':
      return toolkitFile(content)
    case 'workshop':
      return workshopFile(content.workshop)
  }
}

async function workshopFile(workshop: SlideContent): Promise<Uint8Array> {
  const { workshopSlides } = await import('@course/content/course/library/workshop-slides')
  return (await import('./write-slides.ts')).writeSlides(workshopSlides(workshop))
}

async function planFile(content: Extract<DocumentContent, { kind: 'plan' }>): Promise<Uint8Array> {
  const { exercises, plan, format, paper, isAnnex, today, madeAt, planId } = content
  if (format === 'ics') {
    const { writeCalendar } = await import('./write-calendar.ts')
    return writeCalendar(plan, { planId, madeAt })
  }
  const { planDocument, privateAnnex } = await import('@course/content/course/documents/plan-document')
  const outline = (isAnnex ? privateAnnex : planDocument)({ exercises, plan, today, paper })
  return format === 'pdf'
    ? (await import('./write-pdf.ts')).writePdf(outline, new Date(madeAt))
    : (await import('./write-word.ts')).writeWord(outline)
}

/** Toolkit files change only with a release, so each is made once. */
const cachedFiles = new Map<string, Promise<Uint8Array>>()

async function toolkitFile({
  name,
  names,
}: Extract<DocumentContent, { kind: 'toolkit' }>): Promise<Uint8Array> {
  const { toolkitFiles } = await import('./toolkit-files.ts')
  if (name === ALL_TEMPLATES) {
    const files: Record<string, Uint8Array> = {}
    for (const file of toolkitFiles.filter((one) => names.includes(one.name)))
      files[file.name] = await makeOnce(file)
    const { zipSync } = await import('fflate')
    return zipSync(files, { level: 0 })
  }
  const file = toolkitFiles.find((candidate) => candidate.name === name)
  if (!file) throw new Error(`the toolkit has no file ${name}`)
  return makeOnce(file)
}

function makeOnce(file: ToolkitFile): Promise<Uint8Array> {
  const pending = cachedFiles.get(file.name) ?? makeFile(file)
  cachedFiles.set(file.name, pending)
  pending.catch(() => cachedFiles.delete(file.name))
  return pending
}

async function makeFile({ file, isFilled }: ToolkitFile): Promise<Uint8Array> {
  const { examplePlan } = await import('@course/content/course/exercises')
  const plan: Plan = isFilled ? examplePlan : {}
  switch (file.format) {
    case 'xlsx':
      return (await import('./write-workbook.ts')).writeWorkbook(file.make(plan))
    case 'pptx':
      return (await import('./write-slides.ts')).writeSlides(file.make(plan))
    case 'pdf':
      return (await import('./write-pdf.ts')).writePdf(file.make(plan), new Date(0))
    case 'docx':
      return (await import('./write-word.ts')).writeWord(file.make(plan))
  }
}
