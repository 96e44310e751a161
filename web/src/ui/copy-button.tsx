import { Button } from './button.tsx'
import { useToast } from './toast.tsx'

/** Copies a text to the clipboard; shows an error if the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('Copied'),
      () => toast("Couldn't copy. Please select and copy the text yourself.", 'error'),
    )
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      {label}
    </Button>
  )
}
