import { useRevalidator } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

export function LoadFailed({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone="error">{children}</Alert>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
    </div>
  )
}
