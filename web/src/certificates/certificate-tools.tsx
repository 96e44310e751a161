import { Button } from '../ui/button.tsx'
import type { Purpose } from './use-taking.ts'

/** Side by side on the narrowest phone. */
const third = 'flex-1 max-sm:px-2 sm:flex-none'

type CertificateToolsProps = {
  isEditing: boolean
  isDownloading: boolean
  onEdit: () => void
  onDone: () => void
  onTake: (purpose: Purpose) => void
}

export function CertificateTools({
  isEditing,
  isDownloading,
  onEdit,
  onDone,
  onTake,
}: CertificateToolsProps) {
  return (
    <>
      <Button
        variant="secondary"
        className={third}
        aria-expanded={isEditing}
        onClick={isEditing ? onDone : onEdit}
      >
        {isEditing ? 'Done' : 'Edit'}
      </Button>
      <Button variant="secondary" className={third} onClick={() => onTake('print')}>
        Print
      </Button>
      <Button className={third} busy={isDownloading} onClick={() => onTake('download')}>
        Download
      </Button>
    </>
  )
}

/** While there is nothing to take away yet. */
export function NoToolsYet() {
  return ['Edit', 'Print', 'Download'].map((name) => (
    <Button key={name} variant="secondary" className={third} disabled>
      {name}
    </Button>
  ))
}
