export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Copy, cut, paste, select all, save, print, view source. */
const takingKeys = new Set(['c', 'x', 'v', 'a', 's', 'p', 'u'])
/** With Shift (or Option on a Mac): the developer tools. */
const inspectingKeys = new Set(['i', 'j', 'c', 'k', 'e', 's', 'p', 'u'])
/** Reload, moving between panes, caret browsing, the menu and full screen belong to getting around. */
const navigationKeys = new Set(['F5', 'F6', 'F7', 'F10', 'F11'])

/**
 * Whether a key press on lesson text is kept from the browser. Whatever moves, reads, zooms or navigates is not:
 * the text must stay usable by keyboard and with a screen reader.
 */
export function isProtectedKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  if (/^F\d{1,2}$/.test(key)) return !ctrlKey && !metaKey && !altKey && !navigationKeys.has(key)
  if (key === 'PrintScreen') return true
  // Ctrl with Alt is how some keyboards type letters, and screen readers take it for their own commands.
  if (!ctrlKey && !metaKey) return false
  const letter = key.toLowerCase()
  if (metaKey && altKey) return inspectingKeys.has(letter)
  if (altKey) return false
  return shiftKey ? inspectingKeys.has(letter) : takingKeys.has(letter) || key === 'Insert'
}
