import { fetchNamedFile } from '../app/clients/clients.ts'
import { useMutation } from '../app/saving/use-mutation.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'

type ExportButtonProps = {
  /** The server function. */
  name: string
  filters: Record<string, unknown>
  label?: string
}

/** Downloads the filtered list as CSV. The server names the file. */
export function ExportButton({ name, filters, label = 'Export' }: ExportButtonProps) {
  const { run, isPending } = useMutation((body: Record<string, unknown>) => fetchNamedFile(name, body), {
    operation: name,
    errors: 'toast',
    onSuccess: ({ file, fileName }) => saveFile(file, fileName ?? 'export.csv'),
  })
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => run(filters)}>
      {label}
    </Button>
  )
}
