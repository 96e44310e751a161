import { expect, test } from 'vitest'
import { isPageTurnKey } from './turning-key.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  [{ ...plain, key: 'ArrowRight' }, true],
  [{ ...plain, key: 'ArrowLeft' }, true],
  [{ ...plain, key: 'ArrowDown' }, false],
  // Back and forward in the browser's history.
  [{ ...plain, key: 'ArrowLeft', altKey: true }, false],
  [{ ...plain, key: 'ArrowLeft', metaKey: true }, false],
  [{ ...plain, key: 'ArrowRight', shiftKey: true }, false],
  [{ ...plain, key: 'ArrowRight', ctrlKey: true }, false],
])('%o turns a page: %s', (press, turns) => {
  expect(isPageTurnKey(press)).toBe(turns)
})
