import { shellCopy } from '@course/content/site/shell'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useToast } from './toast.tsx'

/** Returns a function that copies a text to the clipboard and tells whether the browser allowed it. */
export function useCopy({
  copied = shellCopy.copied as string,
  failed = shellCopy.copyFailed as string,
} = {}) {
  const toast = useToast()
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(copied),
      (error: unknown) => {
        console.warn('Could not copy a text', error)
        toast(failed, 'error')
      },
    )
}

type CopyButtonProps = {
  text: string
  label: string
  /** Shows an icon in place of the label, beside what it copies. */
  isIcon?: boolean
} & Pick<ComponentProps<typeof Button>, 'variant'>

export function CopyButton({ text, label, isIcon = false, variant = 'quiet' }: CopyButtonProps) {
  const copy = useCopy()
  return (
    <Button
      variant={variant}
      size="small"
      aria-label={isIcon ? label : undefined}
      title={isIcon ? label : undefined}
      className={isIcon ? 'min-w-11 px-0!' : undefined}
      onClick={() => copy(text)}
    >
      {isIcon ? <Icon name="copy" className="size-4.5" /> : label}
    </Button>
  )
}
