/** Keys are written as on most keyboards, `Ctrl+Shift+8`; a Mac has the command key in the place of Ctrl. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** As printed on the keys of this machine. */
export const shownKeys = (keys: string): string => (isMac() ? keys.replace('Ctrl', '⌘') : keys)

/** As `aria-keyshortcuts` wants them. */
export const spokenKeys = (keys: string): string => keys.replace('Ctrl', isMac() ? 'Meta' : 'Control')

/** Whether a key press is `Ctrl` (or command) and this letter alone. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  (isMac() ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === letter
