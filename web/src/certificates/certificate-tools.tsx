import { Button } from '../ui/button.tsx'
import type { Activity, ExportKind } from './use-export.ts'

/** Side by side on the narrowest phone. */
const third = 'flex-1 max-sm:px-2 sm:flex-none'

type CertificateToolsProps = {
  isEditing: boolean
  /** What is under way. */
  busy?: Activity
  onEdit: () => void
  onDone: () => void
  onExport: (kind: ExportKind) => void
}

export function CertificateTools({ isEditing, busy, onEdit, onDone, onExport }: CertificateToolsProps) {
  return (
    <>
      <Button
        variant="secondary"
        className={third}
        aria-expanded={isEditing}
        busy={busy === 'save'}
        onClick={isEditing ? onDone : onEdit}
      >
        {isEditing ? 'Done' : 'Edit'}
      </Button>
      <Button variant="secondary" className={third} busy={busy === 'print'} onClick={() => onExport('print')}>
        Print
      </Button>
      <Button className={third} busy={busy === 'download'} onClick={() => onExport('download')}>
        Download
      </Button>
    </>
  )
}
