import type { CursorPage } from '@course/contract/admin/admin'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'

/** Newer and Older under a list; the place in the list is in the address, as its filters are. */
export function Pager({ page }: { page: Pick<CursorPage<unknown>, 'older' | 'newer'> }) {
  const [searchParams] = useSearchParams()
  if (!page.older && !page.newer) return null
  const at = (cursor: string) =>
    `?${new URLSearchParams([...searchParams].filter(([name]) => name !== 'cursor').concat([['cursor', cursor]]))}`
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex justify-between gap-4">
      <span>
        {page.newer && (
          <ButtonLink variant="secondary" size="small" to={at(page.newer)}>
            Newer
          </ButtonLink>
        )}
      </span>
      {page.older && (
        <ButtonLink variant="secondary" size="small" to={at(page.older)}>
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
