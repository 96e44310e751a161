import type { Plan } from '../../plan/types.ts'
import type { Outline } from '../documents/outline.ts'
import type { Slides } from './slides.ts'
import type { Workbook } from './workbook.ts'

/** A template of the toolkit. Its files are generated blank and with the answers of the running case. */
export type Template = {
  readonly number: string
  readonly name: string
  readonly title: string
  /** What it gives, in one sentence. */
  readonly summary: string
  /** Its purpose and instructions, in at most 120 words. */
  readonly use: string
  readonly files: readonly TemplateFile[]
}

type TemplateFile =
  | { readonly format: 'xlsx'; readonly make: (plan: Plan) => Workbook }
  | { readonly format: 'docx' | 'pdf'; readonly make: (plan: Plan) => Outline }
  | { readonly format: 'pptx'; readonly make: (plan: Plan) => Slides }
