import { course } from '@course/content/site/course'
import { shortcutsCopy as copy } from '@course/content/site/shell'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStored } from '../storage/use-stored.ts'
import { searchTarget } from './course-navigation.tsx'

const parseEnabled = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/**
 * `/` opens the search and `?` the list of shortcuts. Both can be turned off, for people who dictate and whose words
 * would press them.
 */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const enabled = useStored('shortcuts', parseEnabled, () => true, { isShared: true })
  const navigate = useNavigate()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled.value || isOpen || event.defaultPrevented || !isShortcut(event)) return
    if (event.key === '?') setOpen(true)
    else if (event.key === '/' && course().hasLibrary) {
      event.preventDefault()
      navigate(searchTarget.to, { state: searchTarget.state })
    }
  })
  // A layout effect, so that a key pressed immediately is not lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-10 rounded-sm transition-colors hover:text-ink max-md:hidden"
      >
        {copy.title}
      </button>
      {isOpen && (
        <Dialog title={copy.title} onClose={() => setOpen(false)}>
          <dl className="mt-5 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
            {copy.keys.map(({ keys, effect }) => (
              <div key={effect} className="contents">
                <dt className="flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-sm border border-outline px-2 text-center font-sans text-sm"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <Checkbox
            className="mt-6"
            label={copy.enabled}
            checked={enabled.value}
            onChange={({ target }) => enabled.change(target.checked)}
          />
          <Button className="mt-6" data-first-focus onClick={() => setOpen(false)}>
            {copy.close}
          </Button>
        </Dialog>
      )}
    </>
  )
}

/** A key without modifiers, outside fields and open dialogs. */
function isShortcut({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
