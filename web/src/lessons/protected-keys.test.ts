import { describe, expect, test } from 'vitest'
import { isProtectedKey, type KeyPress } from './protected-keys.ts'

function press(keys: string): KeyPress {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  }
}

describe('blocks', () => {
  test.each([
    'Ctrl+c',
    'Ctrl+C',
    'Ctrl+x',
    'Ctrl+v',
    'Ctrl+a',
    'Ctrl+s',
    'Ctrl+p',
    'Ctrl+u',
    'Cmd+c',
    'Cmd+a',
    'Cmd+p',
    'Cmd+s',
    'Ctrl+Insert',
    'Ctrl+Shift+I',
    'Ctrl+Shift+J',
    'Ctrl+Shift+C',
    'Ctrl+Shift+S',
    'Cmd+Alt+i',
    'Cmd+Alt+u',
    ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
    'Shift+F12',
    'Shift+F10',
    'Ctrl+F5',
    'PrintScreen',
  ])('%s', (keys) => {
    expect(isProtectedKey(press(keys))).toBe(true)
  })
})

describe('allows', () => {
  test.each([
    'Tab',
    'Shift+Tab',
    'Enter',
    ' ',
    'Escape',
    'ArrowDown',
    'PageDown',
    'Home',
    'End',
    'Alt+F4',
    'Ctrl+F4',
    'Alt+ArrowLeft',
    'Ctrl+l',
    'Ctrl+t',
    'Ctrl+w',
    'Ctrl+r',
    'Ctrl+Shift+R',
    'Ctrl+Shift+T',
    'Ctrl+f',
    'Ctrl+d',
    'Ctrl+0',
    'Ctrl+=',
    'Ctrl+-',
    'Ctrl+Tab',
    'Ctrl+Alt+ArrowRight',
    'Ctrl+Alt+c',
    'c',
    'p',
  ])('%s', (keys) => {
    expect(isProtectedKey(press(keys))).toBe(false)
  })
})
