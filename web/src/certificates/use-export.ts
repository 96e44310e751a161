import { useState } from 'react'
import { saveFile } from '../ui/save-file.ts'
import { useToast } from '../ui/toast.tsx'
import { certificateFileName } from './file-name.ts'
import { errorMessage } from './requests.ts'

export type ExportKind = 'print' | 'download'

export type Activity = ExportKind | 'save'

type ExportSteps = {
  /** Prepares the export; returns undefined if the screen shows why it is not possible. */
  prepare: () => Promise<{ studentName: string } | undefined>
  fetchFile: () => Promise<Blob>
  fileName?: (studentName: string) => string
  /** Toast after the download. */
  done: string
}

/** Prints or downloads the certificate. */
export function useExport({ prepare, fetchFile, fileName = certificateFileName, done }: ExportSteps) {
  const toast = useToast()
  const [busy, setBusy] = useState<Activity>()
  const [problem, setProblem] = useState<string>()

  /** Runs one activity at a time and shows its error. */
  async function perform(activity: Activity, task: () => Promise<void>) {
    if (busy) return
    setBusy(activity)
    setProblem(undefined)
    try {
      await task()
    } catch (error) {
      console.warn(`Certificate: ${activity} failed`, error)
      setProblem(
        errorMessage(error, "We couldn't load the certificate. Check your connection and try again."),
      )
    } finally {
      setBusy(undefined)
    }
  }

  const run = (kind: ExportKind) =>
    perform(kind, async () => {
      const content = await prepare()
      if (!content) return
      if (kind === 'print') return window.print()
      saveFile(await fetchFile(), fileName(content.studentName))
      toast(done)
    })

  return { busy, problem, perform, run }
}
