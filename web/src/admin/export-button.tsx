import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useToast } from '../ui/toast.tsx'
import { useAdminAction } from './reauthentication.tsx'
import { downloadCsv } from './requests.ts'

type ExportButtonProps = {
  /** The server function. */
  name: string
  filters: Record<string, unknown>
  label?: string
  size?: 'normal' | 'small'
}

/** Downloads the filtered list as CSV. */
export function ExportButton({ name, filters, label = 'Export', size }: ExportButtonProps) {
  const { run, isBusy } = useAdminAction(downloadCsv)
  const toast = useToast()
  const download = async () => {
    try {
      const result = await run(name, filters)
      if (result) saveFile(result.data.file, result.data.fileName)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
  }
  return (
    <Button variant="secondary" size={size} busy={isBusy} onClick={download}>
      {label}
    </Button>
  )
}
