import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { Button } from '../ui/button.tsx'
import type { ExportKind } from './use-export.ts'

const { tools } = copy

type CertificateToolsProps = {
  /** The one to use now; undefined while the course is unfinished. */
  main: 'edit' | 'download' | undefined
  isEditing: boolean
  busy: ExportKind | 'save' | undefined
  onEdit: () => void
  onDone: () => void
  onExport: (kind: ExportKind) => void
}

export const CertificateTools = ({
  main,
  isEditing,
  busy,
  onEdit,
  onDone,
  onExport,
}: CertificateToolsProps) => (
  <>
    <Button
      variant={main === 'edit' ? 'primary' : 'secondary'}
      aria-expanded={isEditing}
      busy={busy === 'save'}
      onClick={isEditing ? onDone : onEdit}
    >
      {isEditing ? tools.done : tools.edit}
    </Button>
    <Button variant="secondary" busy={busy === 'print'} onClick={() => onExport('print')}>
      {tools.print}
    </Button>
    <Button
      variant={main === 'download' ? 'primary' : 'secondary'}
      className="max-sm:col-span-2"
      busy={busy === 'download'}
      onClick={() => onExport('download')}
    >
      {tools.download}
    </Button>
  </>
)
