import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { editorTools } from './editor-tools.tsx'
import { formatKeys } from './shortcut-keys.ts'

/** Shortcuts without a tool. */
const otherKeys = [
  { label: 'Save', keys: 'Ctrl+S' },
  { label: 'Line break', keys: 'Shift+Enter' },
  { label: 'Next cell (adds a row at the end)', keys: 'Tab' },
  { label: 'Previous cell', keys: 'Shift+Tab' },
  { label: 'Leave the caption', keys: 'Enter' },
  { label: 'Move focus to the toolbar', keys: 'Alt+F10' },
  { label: 'Move focus to the text', keys: 'Escape' },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const toolKeys = editorTools.flatMap(({ label, keys }) => (keys ? { label, keys } : []))
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl
        className="mt-5 max-h-[60dvh] overflow-y-auto text-sm"
        // Scrollable content must be reachable with the keyboard.
        tabIndex={0}
        data-first-focus
      >
        {[...toolKeys, ...otherKeys].map(({ label, keys }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-b border-hairline py-1.5"
          >
            <dt>{label}</dt>
            <dd className="shrink-0 tabular text-muted">
              <kbd className="font-sans">{formatKeys(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Button className="mt-6" size="small" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
