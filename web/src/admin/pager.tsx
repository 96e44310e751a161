import type { CursorPage } from '@course/contract/admin/admin'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'

/** Newer and Older links under a list, in the same element. The URL holds the cursor. */
export function Pager({ page }: { page: Pick<CursorPage<unknown>, 'older' | 'newer'> }) {
  const [searchParams] = useSearchParams()
  const nav = useRef<HTMLElement>(null)
  const scrollToList = () => nav.current?.parentElement?.scrollIntoView({ block: 'start' })
  if (!page.older && !page.newer) return null
  const pathAt = (cursor: string) =>
    `?${new URLSearchParams([...searchParams].filter(([name]) => name !== 'cursor').concat([['cursor', cursor]]))}`
  return (
    <nav ref={nav} aria-label="Pagination" className="mt-6 flex justify-between gap-4">
      <span>
        {page.newer && (
          <ButtonLink variant="secondary" size="small" to={pathAt(page.newer)} onClick={scrollToList}>
            Newer
          </ButtonLink>
        )}
      </span>
      {page.older && (
        <ButtonLink variant="secondary" size="small" to={pathAt(page.older)} onClick={scrollToList}>
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
