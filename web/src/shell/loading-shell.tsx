import { PageShell } from '../ui/page-shell.tsx'

/** Drawn by the build for the time until a page's code arrives; as tall as a page, so that nothing jumps then. */
export function LoadingShell() {
  return (
    <PageShell>
      <p role="status" className="first-load grid min-h-dvh place-items-center text-muted">
        Loading…
      </p>
    </PageShell>
  )
}
