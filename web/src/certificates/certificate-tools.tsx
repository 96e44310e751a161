import { Button } from '../ui/button.tsx'
import type { Activity, ExportKind } from './use-export.ts'

/** All three fit side by side on the narrowest phone. */
const buttonClass = 'flex-1 max-sm:px-2 sm:flex-none'

type CertificateToolsProps = {
  isEditing: boolean
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
        className={buttonClass}
        aria-expanded={isEditing}
        busy={busy === 'save'}
        onClick={isEditing ? onDone : onEdit}
      >
        {isEditing ? 'Done' : 'Edit'}
      </Button>
      <Button
        variant="secondary"
        className={buttonClass}
        busy={busy === 'print'}
        onClick={() => onExport('print')}
      >
        Print
      </Button>
      <Button className={buttonClass} busy={busy === 'download'} onClick={() => onExport('download')}>
        Download
      </Button>
    </>
  )
}
