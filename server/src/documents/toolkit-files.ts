import { templates, toolkitNames } from '@course/content/course/toolkit'
import type { ToolkitTemplate } from '@course/contract/documents/documents'

export type ToolkitFile = {
  name: string
  isFilled: boolean
  file: (typeof templates)[number]['files'][number]
}

/** Every file of the toolkit, by template, blank before filled. */
export const toolkitFiles: readonly ToolkitFile[] = templates.flatMap(({ number, name, files }) =>
  files.flatMap((file) =>
    [false, true].map((isFilled) => ({
      name: `${toolkitNames.prefix}-${number}-${name}-${isFilled ? toolkitNames.example : 'blank'}.${file.format}`,
      isFilled,
      file,
    })),
  ),
)

/** The templates with these numbers. */
export const toolkitTemplates = (numbers: readonly string[]): ToolkitTemplate[] =>
  templates
    .filter(({ number }) => numbers.includes(number))
    .map(({ number, title, summary, use, files }) => ({
      number,
      title,
      summary,
      use,
      files: toolkitFiles
        .filter(({ file }) => files.includes(file))
        .map(({ name, isFilled, file }) => ({ name, isFilled, format: file.format })),
    }))
