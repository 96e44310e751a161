import { shellCopy } from '@course/content/site/shell'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
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

type CopyButtonProps = { text: string; label: string } & Pick<ComponentProps<typeof Button>, 'variant'>

export function CopyButton({ text, label, variant = 'quiet' }: CopyButtonProps) {
  const copy = useCopy()
  return (
    <Button variant={variant} size="small" onClick={() => copy(text)}>
      {label}
    </Button>
  )
}
