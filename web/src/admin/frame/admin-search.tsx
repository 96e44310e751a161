import { hasPermission } from '@course/contract/admin/admin'
import { type AdminSearchHit, adminSearchKinds, SEARCH_MIN_CHARACTERS } from '@course/contract/admin/search'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { toRequestError } from '../../app/clients/request-error.ts'
import { useFetch } from '../../app/page-data/use-fetch.ts'
import { ariaKeys, formatKeys, isShortcut } from '../../rich-text-editor/shortcut-keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import type { StaffMe } from '../kit/admin-me.ts'
import { callAdmin } from '../kit/requests.ts'
import { adminPages } from './navigation.ts'

const groupTitles = {
  pages: 'Pages',
  customers: 'Customers',
  orders: 'Orders',
  certificates: 'Certificates',
  texts: 'Texts',
}

/** The button that opens the search, and Ctrl+K or Cmd+K, which opens it from everywhere in the admin area. */
export function AdminSearch({ me }: { me: StaffMe }) {
  const [isOpen, setOpen] = useState(false)
  const handleKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isShortcut(event, 'k')) return
    // In a text editor, the keys may insert a link.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  // A layout effect, so that a key pressed immediately is not lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={ariaKeys('Ctrl+K')}
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-md text-sm font-semibold text-muted transition-colors hover:text-ink lg:w-full lg:border lg:border-outline lg:px-4"
      >
        <Icon name="search" className="size-4" />
        Search
        <span aria-hidden="true" className="ml-auto text-xs font-normal max-lg:hidden">
          {formatKeys('Ctrl+K')}
        </span>
      </button>
      {isOpen && <SearchDialog me={me} onClose={() => setOpen(false)} />}
    </>
  )
}

function SearchDialog({ me, onClose }: { me: StaffMe; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const {
    value: hits,
    error,
    isPending,
  } = useFetch(
    () => callAdmin('admin-search', { q: query }),
    query.length < SEARCH_MIN_CHARACTERS ? undefined : query,
    { delayMs: TYPING_PAUSE_MS },
  )
  const results = useRef<HTMLDivElement>(null)
  const pages = adminPages
    .filter(({ label, permission }) => hasPermission(me.role, permission) && isMatch(label, query))
    .map(({ label, path }) => ({ title: label, detail: '', path }))
  const groups = [
    { kind: 'pages' as const, hits: pages },
    ...adminSearchKinds.map((kind) => ({ kind, hits: hits?.[kind] ?? [] })),
  ].filter((group) => group.hits.length > 0)
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)

  /** The arrow keys move between the field and the results. */
  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...(results.current?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Enter' && index < 0) {
      // Pages match at once; the other results may still be those of the query before.
      if (!isPending || pages.length > 0) links[0]?.click()
    } else if (event.key === 'ArrowDown') links[Math.min(index + 1, links.length - 1)]?.focus()
    else if (event.key === 'ArrowUp' && index > 0) links[index - 1]?.focus()
    else if (event.key === 'ArrowUp') event.currentTarget.querySelector('input')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <Dialog title="Search" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between what is in it */}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={moveFocus}>
        <Field
          label="Customers, orders, certificates, texts, and pages"
          type="search"
          autoComplete="off"
          data-first-focus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ErrorAlert error={error === undefined ? undefined : toRequestError(error)} />
        <div
          ref={results}
          aria-busy={isPending}
          className="-mx-3 grid max-h-[50dvh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto"
        >
          {groups.map((group) => (
            <section key={group.kind} aria-labelledby={`search-${group.kind}`}>
              <h3
                id={`search-${group.kind}`}
                className="px-3 pb-1 font-sans text-xs font-semibold text-muted"
              >
                {groupTitles[group.kind]}
              </h3>
              <ul>
                {group.hits.map((hit) => (
                  <li key={hit.path + hit.title}>
                    <Hit hit={hit} onOpen={onClose} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p role="status" className="text-sm text-muted tabular">
          {describeResults(query, count, isPending)}
        </p>
      </div>
    </Dialog>
  )
}

const Hit = ({ hit: { title, detail, path }, onOpen }: { hit: AdminSearchHit; onOpen: () => void }) => (
  <Link
    to={path}
    onClick={onOpen}
    className="block rounded-sm px-3 py-2 hover:bg-wash focus-visible:bg-wash focus-visible:-outline-offset-2"
  >
    <span className="block truncate font-semibold">{title}</span>
    {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
  </Link>
)

const isMatch = (label: string, query: string) =>
  query !== '' && label.toLowerCase().includes(query.toLowerCase())

function describeResults(query: string, count: number, isPending: boolean): string {
  if (isPending) return 'Searching…'
  if (query.length < SEARCH_MIN_CHARACTERS) return `Type at least ${SEARCH_MIN_CHARACTERS} characters.`
  return count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'result' : 'results'}`
}

const TYPING_PAUSE_MS = 200
