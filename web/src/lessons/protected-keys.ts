export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Copy, cut, paste, select all, save, print, view source. */
const copyShortcuts = new Set(['c', 'x', 'v', 'a', 's', 'p', 'u'])
/** With Shift (or Option on a Mac): the developer tools. */
const devtoolsShortcuts = new Set(['i', 'j', 'c', 'k', 'e', 's', 'p', 'u'])

/**
 * Whether to block a key press on lesson text: function keys and shortcuts that copy, save, print or inspect.
 * Navigation, reading and zoom keys stay, for accessibility.
 */
export function isProtectedKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  // Alt+F4 and Ctrl+F4, which close the window or the tab, must keep working.
  if (/^F\d{1,2}$/.test(key)) return key !== 'F4' || !(altKey || ctrlKey)
  if (key === 'PrintScreen') return true
  if (!ctrlKey && !metaKey) return false
  const letter = key.toLowerCase()
  if (metaKey && altKey) return devtoolsShortcuts.has(letter)
  // Some keyboards type letters with Ctrl+Alt, and screen readers use it for commands.
  if (altKey) return false
  return shiftKey ? devtoolsShortcuts.has(letter) : copyShortcuts.has(letter) || key === 'Insert'
}
