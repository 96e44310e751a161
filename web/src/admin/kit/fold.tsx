import type { ReactNode } from 'react'

type FoldProps = { title: string; children: ReactNode }

/** A box that shows its content on request. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="rounded-md border border-hairline bg-surface">
    <summary className="min-h-12 w-full justify-between px-4 text-sm font-semibold text-brand">
      {title}
    </summary>
    <div className="p-4 pt-2">{children}</div>
  </details>
)
