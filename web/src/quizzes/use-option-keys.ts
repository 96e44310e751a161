import { optionsPerQuestion } from '@course/contract/learning/quizzes'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Keys 1 to 4 choose an option and focus it, so that Enter submits the form. */
export function useOptionKeys(form: RefObject<HTMLFormElement | null>): void {
  // A layout effect, so that no early key press is lost.
  useLayoutEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      const option = Number(event.key) - 1
      if (!(option >= 0 && option < optionsPerQuestion)) return
      const radio = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[option]
      radio?.focus()
      radio?.click()
    }
    document.addEventListener('keydown', choose)
    return () => document.removeEventListener('keydown', choose)
  }, [form])
}
