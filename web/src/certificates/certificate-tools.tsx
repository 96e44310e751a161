import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { Button } from '../ui/button.tsx'
import type { ExportKind } from './use-export.ts'

const { tools } = copy

/** All three fit side by side on the narrowest phone. */
const buttonClass = 'flex-1 max-sm:px-2 sm:flex-none'

type CertificateToolsProps = {
  isEditing: boolean
  busy: ExportKind | 'save' | undefined
  onEdit: () => void
  onDone: () => void
  onExport: (kind: ExportKind) => void
}

export const CertificateTools = ({ isEditing, busy, onEdit, onDone, onExport }: CertificateToolsProps) => (
  <>
    <Button
      variant="secondary"
      className={buttonClass}
      aria-expanded={isEditing}
      busy={busy === 'save'}
      onClick={isEditing ? onDone : onEdit}
    >
      {isEditing ? tools.done : tools.edit}
    </Button>
    <Button
      variant="secondary"
      className={buttonClass}
      busy={busy === 'print'}
      onClick={() => onExport('print')}
    >
      {tools.print}
    </Button>
    <Button className={buttonClass} busy={busy === 'download'} onClick={() => onExport('download')}>
      {tools.download}
    </Button>
  </>
)
