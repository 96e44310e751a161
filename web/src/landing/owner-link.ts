import type { ReactNode } from 'react'

/** Leads whoever owns the course to where they are in it; undefined for everybody else, and until it is known. */
export type OwnerLink = ((props: { className: string }) => ReactNode) | undefined
