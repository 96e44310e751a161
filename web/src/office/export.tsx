import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newId } from '../api/new-id.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { useToast } from '../ui/toast.tsx'
import { askForFile } from './calls.ts'

type ExportProps = {
  /** The function that writes the file. */
  name: string
  /** What it is narrowed to, as the list is. */
  filtersIn: (address: URLSearchParams) => Record<string, unknown>
}

/** The list as it is filtered, as a file. */
export function Export({ name, filtersIn }: ExportProps) {
  const [address] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const save = async () => {
    setBusy(true)
    try {
      const { file, fileName } = await askForFile(name, { ...filtersIn(address), operationId: newId() })
      saveFile(file, fileName)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={save}>
      Export
    </Button>
  )
}
