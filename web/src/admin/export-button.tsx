import { useState } from 'react'
import { newId } from '../api/new-id.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { useToast } from '../ui/status/toast.tsx'
import { downloadCsv } from './requests.ts'

/** Downloads the filtered list as CSV. `name` is the server function. */
export function ExportButton({ name, filters }: { name: string; filters: Record<string, unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const download = async () => {
    setBusy(true)
    try {
      const { file, fileName } = await downloadCsv(name, { ...filters, operationId: newId() })
      saveFile(file, fileName)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={download}>
      Export
    </Button>
  )
}
