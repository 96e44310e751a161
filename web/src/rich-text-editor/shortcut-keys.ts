/** Shortcuts are written as `Ctrl+Shift+8`; on a Mac, Command replaces Ctrl. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Display text for this platform. */
export const formatKeys = (keys: string): string => (isMac() ? keys.replace('Ctrl', '⌘') : keys)

/** Value for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Ctrl', isMac() ? 'Meta' : 'Control')

/** Whether a key press is `Ctrl` (or command) and this letter alone. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  (isMac() ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === letter
