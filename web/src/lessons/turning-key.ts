import type { KeyPress } from './protected-keys.ts'

/** Whether a key turns the page: an arrow key alone, because the browser uses arrows with modifiers. */
export const isPageTurnKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean =>
  (key === 'ArrowLeft' || key === 'ArrowRight') && !(ctrlKey || metaKey || shiftKey || altKey)
