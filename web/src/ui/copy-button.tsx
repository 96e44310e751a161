import { shellCopy } from '@course/content/site/shell'
import { Button } from './button.tsx'
import { useToast } from './toast.tsx'

/** Copies a text to the clipboard; shows an error if the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(shellCopy.copied),
      () => toast(shellCopy.copyFailed, 'error'),
    )
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      {label}
    </Button>
  )
}
