import { fetchNamedFile } from '../../app/clients/clients.ts'
import { useDownload } from '../../app/saving/use-download.ts'
import { Button } from '../../ui/button.tsx'

type ExportButtonProps = {
  /** The server function. */
  name: string
  filters: Record<string, unknown>
  label?: string
}

/** Downloads the filtered list as CSV. The server names the file. */
export function ExportButton({ name, filters, label = 'Export' }: ExportButtonProps) {
  const { download, downloading } = useDownload({ errors: 'toast' })
  const exportList = () => download('export.csv', () => fetchNamedFile(name, filters))
  return (
    <Button variant="secondary" size="small" busy={downloading !== undefined} onClick={exportList}>
      {label}
    </Button>
  )
}
