import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { useMutation } from '../app/saving/use-mutation.ts'
import { saveFile } from '../ui/save-file.ts'
import { certificateFileName } from './file-name.ts'

export type ExportKind = 'print' | 'download'

type ExportSteps = {
  /** Saves name and date; returns undefined if the screen shows why it is not possible. */
  prepare: () => Promise<{ studentName: string } | undefined>
  fetchFile: () => Promise<Blob>
  fileName?: (studentName: string) => string
  /** The toast after the download. */
  downloaded: string
}

/** Saves, prints or downloads the certificate, one at a time. */
export function useExport({ prepare, fetchFile, fileName = certificateFileName, downloaded }: ExportSteps) {
  const toasts = { save: copy.updated, print: undefined, download: downloaded }
  return useMutation(
    async (activity: ExportKind | 'save') => {
      const content = await prepare()
      if (content && activity === 'print') window.print()
      if (content && activity === 'download') saveFile(await fetchFile(), fileName(content.studentName))
      return content
    },
    { success: (content, activity) => content && toasts[activity] },
  )
}
