import type { ReactNode } from 'react'

/** Link into the course for customers; undefined for everyone else and while unknown. */
export type CustomerLink = ((props: { className: string }) => ReactNode) | undefined
