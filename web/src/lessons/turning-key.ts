import type { KeyPress } from './protected-keys.ts'

/** Whether a key press asks for another page: an arrow alone, since with a modifier it is the browser's. */
export const isPageTurnKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean =>
  (key === 'ArrowLeft' || key === 'ArrowRight') && !(ctrlKey || metaKey || shiftKey || altKey)
