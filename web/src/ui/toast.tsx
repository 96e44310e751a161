import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Tone = 'success' | 'error'
/** `page` is the path where it is shown; without it the toast survives navigation. */
type Toast = {
  id: number
  text: string
  tone: Tone
  page: string | undefined
  undo: (() => void) | undefined
}
/** `undo` adds a button that takes back what the toast says. */
type ToastOptions = { outlivesPage?: boolean; undo?: (() => void) | undefined }
type ShowToast = (text: string, tone?: Tone, options?: ToastOptions) => void

const VISIBLE_MS = 6000
/** Long enough to read it, to change one's mind, and to reach the button. */
const UNDO_VISIBLE_MS = 12_000
const ToastContext = createContext<ShowToast>(() => {})

/** `toast('Saved')`, `toast('Could not save', 'error')`. Navigation removes it unless `outlivesPage` is set. */
export const useToast = () => useContext(ToastContext)

let lastId = 0

type ToastProviderProps = {
  /** Permanent message below the toasts, such as "You're offline". */
  notice?: string | undefined
  children: ReactNode
}

export function ToastProvider({ notice, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useLayoutEffect(() => {
    page.current = pathname
    const isVisible = (toast: Toast) => toast.page === undefined || toast.page === pathname
    // Returning the same list avoids a render.
    setToasts((all) => (all.every(isVisible) ? all : all.filter(isVisible)))
  }, [pathname])
  const show: ShowToast = useCallback((text, tone = 'success', { outlivesPage = false, undo } = {}) => {
    lastId += 1
    const toast = { id: lastId, text, tone, page: outlivesPage ? undefined : page.current, undo }
    // At most three, so that they do not cover the page.
    setToasts((all) => [...all.slice(-2), toast])
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-3 max-md:bottom-20 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:justify-items-end print:hidden"
      >
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} onDone={dismiss} />
        ))}
        {notice && (
          <p className="max-w-narrow rounded-md border border-warning bg-warning-wash px-4 py-3 text-sm font-medium text-warning shadow-float">
            {notice}
          </p>
        )}
      </div>
    </ToastContext>
  )
}

function ToastBox({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const pausesWhileFocused = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) }

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => onDone(toast.id), toast.undo ? UNDO_VISIBLE_MS : VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [isPaused, onDone, toast.id, toast.undo])

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={classNames(
        'pointer-events-auto flex max-w-full items-center gap-4 rounded-md border bg-surface py-2 pl-4 pr-2 text-sm font-medium shadow-float',
        toast.tone === 'error' ? 'border-error text-error' : 'border-success text-success',
      )}
    >
      <p>{toast.text}</p>
      {toast.undo && (
        <button
          type="button"
          {...pausesWhileFocused}
          onClick={() => {
            onDone(toast.id)
            toast.undo?.()
          }}
          className="text-link -mr-2 min-h-9 rounded-sm px-2 font-semibold"
        >
          {shellCopy.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={shellCopy.dismiss}
        {...pausesWhileFocused}
        onClick={() => onDone(toast.id)}
        className="grid size-9 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:text-ink"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </div>
  )
}
