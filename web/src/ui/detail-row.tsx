import type { ReactNode } from 'react'

/** A name and its value in a `<dl>`, below each other on phones. */
export const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-3 border-b border-hairline py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
