import type { CursorPage } from '@course/contract/admin/admin'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'

/** Newer and Older links under a list. The URL holds the cursor. */
export function Pager({ page }: { page: Pick<CursorPage<unknown>, 'older' | 'newer'> }) {
  const [searchParams] = useSearchParams()
  if (!page.older && !page.newer) return null
  const pathAt = (cursor: string) =>
    `?${new URLSearchParams([...searchParams].filter(([name]) => name !== 'cursor').concat([['cursor', cursor]]))}`
  return (
    <nav aria-label="Pagination" className="mt-6 flex justify-between gap-4">
      <span>
        {page.newer && (
          <ButtonLink variant="secondary" size="small" to={pathAt(page.newer)}>
            Newer
          </ButtonLink>
        )}
      </span>
      {page.older && (
        <ButtonLink variant="secondary" size="small" to={pathAt(page.older)}>
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
