import { optionsPerQuestion } from '@course/contract/learning/quizzes'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** The keys 1 to 4 choose the options of the form; the chosen one has the focus, so that Enter goes on. */
export function useOptionKeys(form: RefObject<HTMLFormElement | null>): void {
  // Before the question is seen, so that no key is lost.
  useLayoutEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
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
