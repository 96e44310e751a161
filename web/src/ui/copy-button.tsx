import { shellCopy } from '@course/content/site/shell'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useToast } from './toast.tsx'

/** Copies a text to the clipboard; shows an error if the browser refuses. */
export function CopyButton({
  text,
  label,
  variant = 'quiet',
}: { text: string; label: string } & Pick<ComponentProps<typeof Button>, 'variant'>) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(shellCopy.copied),
      () => toast(shellCopy.copyFailed, 'error'),
    )
  return (
    <Button variant={variant} size="small" onClick={copy}>
      {label}
    </Button>
  )
}
